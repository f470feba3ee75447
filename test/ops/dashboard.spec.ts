import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { startParlour } from '../support/parlour.js';

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly type: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}
interface Alerts {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

/** The series that an expression reads, without those that Prometheus makes itself. */
function seriesIn(expr: string): string[] {
  return [...expr.matchAll(/\b(?:parlour|nodejs|process)_\w+/g)].map(([name]) => name);
}

describe('What operators look at', () => {
  let figures: Map<string, string>;
  beforeAll(async () => {
    const parlour = await startParlour({}, [GoFishModule]);
    const text = await (await fetch(`${parlour.url}/metrics`)).text();
    figures = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].map(([, name, type]) => [name!, type!]));
    await parlour.stop();
  });

  const isServed = (series: string): boolean => {
    if (figures.has(series)) return true;
    const base = series.replace(/_(bucket|sum|count)$/, '');
    return figures.get(base) === 'histogram';
  };

  it('reads only figures that the server has, in every panel', () => {
    const { panels } = JSON.parse(readFileSync('deploy/grafana/parlour.json', 'utf8')) as Dashboard;
    const graphs = panels.filter(({ type }) => type !== 'row');
    expect(graphs.length).toBeGreaterThan(10);
    for (const { title, targets = [] } of graphs) {
      const series = targets.flatMap(({ expr }) => seriesIn(expr));
      expect({ title, series: series.length }).not.toEqual({ title, series: 0 });
      expect({ title, missing: series.filter((one) => !isServed(one)) }).toEqual({ title, missing: [] });
    }
  });

  it('shows every figure of ours', () => {
    const text = readFileSync('deploy/grafana/parlour.json', 'utf8');
    const ours = [...figures.keys()].filter((name) => name.startsWith('parlour_'));
    expect(ours.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('is alerted by figures that exist', () => {
    const { groups } = load(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as Alerts;
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(5);
    for (const { alert, expr } of rules) {
      expect({ alert, missing: seriesIn(expr).filter((one) => !isServed(one)) }).toEqual({ alert, missing: [] });
    }
  });
});
