import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { load, loadAll } from 'js-yaml';
import { Metrics } from '../../src/common/metrics/metrics.js';

const CHART = 'deploy/helm/parlour';
type Tree = Readonly<Record<string, unknown>>;

const text = (path: string): string => readFileSync(path, 'utf8');

/** The value at a path of names, or undefined. */
function at(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, name) => (node as Tree | undefined)?.[name], tree);
}

/**
 * No program that renders charts installs from the registries that we use, so the templates are read as what they look like
 * around their actions: lines that only steer are left out, and a value that is filled in is the text of its action.
 */
function readTemplate(name: string): Tree {
  const lines = text(join(CHART, 'templates', name)).split('\n');
  const plain = lines
    .filter((line) => !/^\s*\{\{-?.*\}\}\s*$/.test(line))
    .map((line) => line.replaceAll(/\{\{-?\s*(.*?)\s*-?\}\}/g, (_, action: string) => action.replaceAll(/["':]/g, '')));
  return load(plain.join('\n')) as Tree;
}

describe('The Dockerfile', () => {
  const file = text('Dockerfile');
  const instructions = file.split('\n').filter((line) => /^[A-Z]+ /.test(line));

  it('has no mistake that a linter knows', () => {
    const severe = {
      deprecatedMaintainer: ValidationSeverity.ERROR,
      directiveCasing: ValidationSeverity.ERROR,
      emptyContinuationLine: ValidationSeverity.ERROR,
      instructionCasing: ValidationSeverity.ERROR,
      instructionCmdMultiple: ValidationSeverity.ERROR,
      instructionEntrypointMultiple: ValidationSeverity.ERROR,
      instructionHealthcheckMultiple: ValidationSeverity.ERROR,
      instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
      instructionWorkdirRelative: ValidationSeverity.ERROR,
    };
    expect(validate(file, severe)).toEqual([]);
  });

  it('builds in one stage and runs in another, as a user that is not root, and says how it is', () => {
    const stages = instructions.filter((line) => line.startsWith('FROM '));
    expect(stages).toHaveLength(2);
    for (const stage of stages) expect(stage).toMatch(/^FROM node:\d+-[\w-]+/); // never `latest`
    const run = instructions.slice(instructions.lastIndexOf(stages[1]!));
    expect(run.find((line) => line.startsWith('USER '))).toBe('USER node');
    expect(run.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
    expect(run.some((line) => line.startsWith('RUN '))).toBe(false);
    expect(run.filter((line) => line.startsWith('COPY '))).toEqual(['COPY --from=build /app /app']);
  });

  it('copies no secret and no data into the build', () => {
    const ignored = text('.dockerignore').split('\n');
    for (const path of ['**/node_modules', '.data', '.env', '.git']) expect(ignored).toContain(path);
  });
});

describe('compose.yaml', () => {
  const compose = load(text('compose.yaml')) as Tree;

  it('has two servers, Postgres, Redis and Caddy, and each name that it uses', () => {
    const services = at(compose, 'services') as Record<string, Tree>;
    expect(Object.keys(services).sort()).toEqual(['caddy', 'postgres', 'redis', 'server1', 'server2']);
    for (const service of Object.values(services)) {
      const needed = service.depends_on ?? [];
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(services).toHaveProperty(String(name));
      for (const volume of (service.volumes ?? []) as string[]) {
        const [source = ''] = volume.split(':');
        if (!source.startsWith('.')) expect(at(compose, 'volumes')).toHaveProperty(source);
        else expect(() => text(source)).not.toThrow();
      }
    }
    for (const name of ['server1', 'server2']) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(text('deploy/Caddyfile')).toContain(`${name}:3000`);
    }
  });

  it('sets only settings that exist', () => {
    const known = text('.env.example');
    for (const name of Object.keys(at(compose, 'services.server1.environment') as Tree))
      expect(known).toContain(`# ${name}=`);
  });
});

describe('The chart', () => {
  const values = load(text(join(CHART, 'values.yaml'))) as Tree;

  it('has templates that are YAML around their actions, with whole actions', () => {
    expect(loadAll(text(join(CHART, 'Chart.yaml')))).toHaveLength(1);
    for (const name of readdirSync(join(CHART, 'templates'))) {
      const source = text(join(CHART, 'templates', name));
      expect(source.match(/\{\{/g)!.length).toBe(source.match(/\}\}/g)!.length);
      const opened = source.match(/\{\{-?\s*(if|range|with|define)\b/g)?.length ?? 0;
      expect({ name, ends: source.match(/\{\{-?\s*end\s*-?\}\}/g)?.length ?? 0 }).toEqual({ name, ends: opened });
      if (name.endsWith('.yaml'))
        expect(readTemplate(name)).toMatchObject({
          apiVersion: expect.any(String) as string,
          kind: expect.any(String) as string,
        });
    }
  });

  it('uses values that have a default, and helpers that exist', () => {
    const sources = readdirSync(join(CHART, 'templates')).map((name) => text(join(CHART, 'templates', name)));
    const all = sources.join('\n');
    for (const [, path] of all.matchAll(/\.Values\.([\w.]+)/g))
      expect({ path, value: at(values, path!) }).not.toEqual({ path, value: undefined });
    for (const [, name] of all.matchAll(/include "([\w.]+)"/g)) expect(all).toContain(`define "${name}"`);
  });

  it('probes, drains, runs without rights, migrates before an upgrade and takes its secrets from one', () => {
    const deployment = readTemplate('deployment.yaml');
    const container = (at(deployment, 'spec.template.spec.containers') as Tree[])[0]!;
    expect(at(container, 'readinessProbe.httpGet.path')).toBe('/health/ready');
    expect(at(container, 'livenessProbe.httpGet.path')).toBe('/health/live');
    expect(at(container, 'lifecycle.preStop.exec.command')).toEqual(['sleep', '5']);
    expect(at(deployment, 'spec.template.spec.securityContext.runAsNonRoot')).toBe(true);
    const job = readTemplate('migrate.yaml');
    expect((at(job, 'metadata.annotations') as Tree)['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    expect((at(job, 'spec.template.spec.containers') as Tree[])[0]).toMatchObject({
      command: ['node', 'dist/src/cli.js', 'migrate'],
    });
    expect(text(join(CHART, 'templates/_helpers.tpl'))).toContain('secretRef');
  });

  it('scales by figures that the server has', async () => {
    const named = [...text(join(CHART, 'templates/autoscaler.yaml')).matchAll(/name: (parlour_\w+)/g)].map(
      ([, name]) => name!,
    );
    expect(named).not.toEqual([]);
    const { registry } = new Metrics();
    const served = (await registry.getMetricsAsJSON()).map(({ name }) => name);
    for (const name of named) expect(served).toContain(name);
  });
});

describe('The unit for systemd', () => {
  const unit = text('deploy/parlour.service');

  it('runs what production lays out, as a user without rights, and waits for the drain', () => {
    expect(unit).toMatch(/^ExecStart=\S+ --max-semi-space-size=64 dist\/src\/main\.js$/m);
    for (const line of ['DynamicUser=yes', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'TimeoutStopSec=40']) {
      expect(unit).toContain(line);
    }
  });

  it('is found right by systemd itself, where that is installed', () => {
    const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', 'deploy/parlour.service'], {
      encoding: 'utf8',
    });
    const complaints = (stderr ?? '')
      .split('\n')
      .filter((line) => line.includes('parlour.service') && !line.includes('is not executable'));
    expect({ complaints, failed: error === undefined && status !== 0 && complaints.length > 0 }).toEqual({
      complaints: [],
      failed: false,
    });
  });
});
