import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { load } from 'js-yaml';
import { Metrics } from '../../src/common/metrics/metrics.js';
import { Chart } from './chart.js';

/** What `docs/deploying.md` asks for beside the drain: requests under way end, sockets go elsewhere, the pools are closed. */
const STOP_SECONDS = 40;
const CHART = 'deploy/helm/parlour';
type Tree = Readonly<Record<string, unknown>>;

const text = (path: string): string => readFileSync(path, 'utf8');

/** The value at a path of names, or undefined. */
function at(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, name) => (node as Tree | undefined)?.[name], tree);
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

  it('gives a server that is told to end the time that it takes', () => {
    const { DRAIN_SECONDS } = at(compose, 'services.server1.environment') as Tree;
    for (const name of ['server1', 'server2']) {
      const grace = Number.parseInt(String(at(compose, `services.${name}.stop_grace_period`)));
      expect(grace).toBeGreaterThanOrEqual(Number(DRAIN_SECONDS) + STOP_SECONDS);
    }
  });

  it('sets only settings that exist', () => {
    const known = text('.env.example');
    for (const name of Object.keys(at(compose, 'services.server1.environment') as Tree))
      expect(known).toContain(`# ${name}=`);
  });
});

/** No program that renders charts installs from the registries that we use: `Chart` does, as far as this one goes. */
describe('The chart', () => {
  const chart = new Chart(CHART);
  const FULL = {
    settings: { DRAIN_SECONDS: 10, TRUST_PROXY: '2' },
    autoscaling: { enabled: true, targetSockets: 8000 },
    ingress: {
      ...{ enabled: true, className: 'nginx', host: 'games.example.org' },
      annotations: { 'cert-manager.io/cluster-issuer': 'letsencrypt' },
      tls: [{ secretName: 'games-tls', hosts: ['games.example.org'] }],
    },
  };
  const container = (manifest: Tree): Tree => (at(manifest, 'spec.template.spec.containers') as Tree[])[0]!;

  it('makes whole manifests, with its own values and with everything turned on', () => {
    const plain = chart.render();
    expect([...plain.keys()]).toEqual(['deployment.yaml', 'disruption.yaml', 'migrate.yaml', 'service.yaml']);
    const full = chart.render(FULL);
    expect([...full.keys()].sort()).toEqual([...plain.keys(), 'autoscaler.yaml', 'ingress.yaml'].sort());
    for (const manifest of [...plain.values(), ...full.values()]) {
      expect(manifest).toMatchObject({ apiVersion: expect.any(String) as string, kind: expect.any(String) as string });
      expect(at(manifest, 'metadata.name')).toMatch(/^games-parlour(-migrate)?$/);
      expect(at(manifest, 'metadata.labels')).toMatchObject({ 'app.kubernetes.io/instance': 'games' });
    }
  });

  it('is refused where a value, a function or an end is missing', () => {
    expect(() => chart.render({ autoscaling: { enabled: true, minReplicas: undefined } })).toThrow(
      'There is no .Values.autoscaling.minReplicas.',
    );
  });

  it('names what belongs together by the same names', () => {
    const files = chart.render(FULL);
    const deployment = files.get('deployment.yaml')!;
    const labels = at(deployment, 'spec.template.metadata.labels') as Tree;
    for (const selector of [
      at(deployment, 'spec.selector.matchLabels'),
      at(files.get('service.yaml'), 'spec.selector'),
      at(files.get('disruption.yaml'), 'spec.selector.matchLabels'),
    ]) {
      expect(Object.keys(selector as Tree).length).toBeGreaterThan(0);
      expect(labels).toMatchObject(selector as Tree);
    }
    const name = at(deployment, 'metadata.name');
    expect(at(files.get('autoscaler.yaml'), 'spec.scaleTargetRef')).toMatchObject({ kind: 'Deployment', name });
    const [rule] = at(files.get('ingress.yaml'), 'spec.rules') as Tree[];
    expect(at(rule, 'host')).toBe('games.example.org');
    const [path] = at(rule, 'http.paths') as Tree[];
    const [port] = at(files.get('service.yaml'), 'spec.ports') as Tree[];
    expect(at(path, 'backend.service')).toEqual({
      name: at(files.get('service.yaml'), 'metadata.name'),
      port: { name: port!.name },
    });
    const ports = container(deployment).ports as Tree[];
    expect(ports.map(({ name: one }) => one)).toContain(port!.targetPort);
  });

  it('probes, drains, runs without rights, migrates before an upgrade and takes its secrets from one', () => {
    const files = chart.render(FULL);
    const deployment = files.get('deployment.yaml')!;
    const server = container(deployment);
    expect(at(server, 'readinessProbe.httpGet')).toEqual({ path: '/health/ready', port: 'http' });
    expect(at(server, 'livenessProbe.httpGet')).toEqual({ path: '/health/live', port: 'http' });
    expect(at(server, 'lifecycle.preStop.exec.command')).toEqual(['sleep', '5']);
    expect(at(deployment, 'spec.replicas')).toBeUndefined(); // the autoscaler's
    expect(at(chart.render().get('deployment.yaml'), 'spec.replicas')).toBe(2);
    const job = files.get('migrate.yaml')!;
    expect((at(job, 'metadata.annotations') as Tree)['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    expect(container(job).command).toEqual(['node', 'dist/src/cli.js', 'migrate']);
    for (const manifest of [deployment, job]) {
      expect(at(manifest, 'spec.template.spec.securityContext')).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      expect(container(manifest)).toMatchObject({
        image: 'parlour:0.1.0',
        securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
        envFrom: [{ secretRef: { name: 'parlour' } }],
        env: [
          { name: 'DRAIN_SECONDS', value: '10' },
          { name: 'TRUST_PROXY', value: '2' },
        ],
      });
    }
  });

  it('waits for a server that goes for longer than that takes', () => {
    const deployment = chart.render().get('deployment.yaml')!;
    const [, sleeps] = at(container(deployment), 'lifecycle.preStop.exec.command') as string[];
    const grace = Number(at(deployment, 'spec.template.spec.terminationGracePeriodSeconds'));
    expect(grace).toBeGreaterThanOrEqual(Number(sleeps) + STOP_SECONDS);
  });

  it('sets only settings that exist', () => {
    const known = text('.env.example');
    for (const { name } of container(chart.render().get('deployment.yaml')!).env as { name: string }[])
      expect(known).toContain(`# ${name}=`);
  });

  it('scales by figures that the server has', async () => {
    const metrics = at(chart.render(FULL).get('autoscaler.yaml'), 'spec.metrics') as Tree[];
    const named = metrics.map((metric) => at(metric, 'pods.metric.name')).filter((name) => name !== undefined);
    expect(named).toEqual(['parlour_sockets']);
    const served = (await new Metrics().registry.getMetricsAsJSON()).map(({ name }) => name);
    for (const name of named) expect(served).toContain(name);
    const withoutSockets = chart.render({ ...FULL, autoscaling: { enabled: true } }).get('autoscaler.yaml');
    expect(at(withoutSockets, 'spec.metrics')).toHaveLength(1);
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
