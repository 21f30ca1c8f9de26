import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadEnv } from '../../src/server/env';
import { manifestOf, settingsOfPod, yamlOf } from '../support/manifests';

const containerfile = readFileSync('infra/container/Containerfile', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);

/** Instructions of the last stage, whose image is run. */
const last = containerfile.slice(containerfile.lastIndexOf('\nFROM '));
const imageSettings = Object.fromEntries(
  [...containerfile.matchAll(/\b([A-Z][A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
);
const drainSeconds = number(containerfile, /DRAIN_SECONDS=(\d+)/);
const stopSeconds = drainSeconds + number(readFileSync('src/server/main.ts', 'utf8'), /STOP_MS = (\d+)_000/);

interface Container {
  command?: string[];
  ports?: Array<{ name: string; containerPort: number }>;
  envFrom: unknown[];
  lifecycle?: { preStop: { exec: { command: string[] } } };
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  startupProbe?: Probe;
  securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
  volumeMounts: Array<{ name: string; mountPath: string }>;
}
interface Probe {
  httpGet: { path: string; port: string };
}
interface Pods {
  spec: {
    template: {
      metadata: { labels: Record<string, string>; annotations?: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: { runAsNonRoot: boolean; runAsUser: number };
        initContainers?: Container[];
        containers: Container[];
        volumes: Array<{ name: string }>;
      };
    };
  };
}

describe('the image', () => {
  test('runs scripts that there are, on the Node of .nvmrc', () => {
    const run = [...containerfile.matchAll(/npm run (\w+)/g)].map(([, name = '']) => name);
    expect(run).toEqual(['build', 'make']);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    expect(readFileSync('scripts/tasks.mjs', 'utf8')).toMatch(/make: \{[^]*\n {4}release: /);
    expect(containerfile).toContain(`node:${readFileSync('.nvmrc', 'utf8').trim()}-`);
  });

  test('starts what the build makes, without a shell or npm in between, and not as root', () => {
    const [, command = ''] = /^CMD (\[.+\])$/m.exec(last) ?? [];
    expect(JSON.parse(command)).toEqual(['node', '--enable-source-maps', 'dist/server.mjs']);
    expect(readFileSync('scripts/build.mjs', 'utf8')).toContain("{ server: 'src/server/main.ts', ...OPS, ...THREADS }");
    expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(last).toMatch(/^HEALTHCHECK .*\\\n {4}CMD \["node", "-e", ".*\/api\/health/m);
  });

  test('sets what the server knows, and leaves to its operator to say which installation it is', () => {
    const example = readFileSync('.env.example', 'utf8');
    const own = Object.keys(imageSettings).filter(
      (name) => !/^(NODE_|NEXT_TELEMETRY|PLAYWRIGHT)/.test(name) && name !== 'NODE_IMAGE',
    );
    expect(own.toSorted()).toEqual(['DATA_DIR', 'DRAIN_SECONDS', 'HOST', 'METRICS_HOST', 'METRICS_PORT', 'PORT']);
    expect(own.filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
    const given = Object.fromEntries(own.map((name) => [name, imageSettings[name]]));
    expect(() => loadEnv(given)).toThrow('APP_ENV must be set when HOST is 0.0.0.0');
  });

  test('is built of what is in the repository alone', () => {
    const ignored = (file: string) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'));
    const plain = (line: string) => line.replaceAll(/^\/|\/$/g, '');
    const left = ignored('.dockerignore').map(plain);
    expect(
      ignored('.gitignore')
        .map(plain)
        .filter((name) => !left.includes(name)),
    ).toEqual([]);
    const release = readFileSync('scripts/makeRelease.mjs', 'utf8');
    const held = [...(/HELD = \[([^\]]+)\]/.exec(release)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      ([, name = '']) => name,
    );
    expect(held.filter((name) => left.includes(name))).toEqual(['.next', 'dist']);
  });
});

describe('compose', () => {
  type Service = {
    image: string;
    build?: { context: string; dockerfile: string };
    environment?: Record<string, string>;
    command?: string[];
    read_only?: boolean;
    stop_grace_period?: string;
    depends_on?: Record<string, { condition: string }> | string[];
    ports?: string[];
  };
  const { services } = yamlOf('infra/container/compose.yaml') as { services: Record<string, Service> };
  const server = services['stlbs'] as Service;

  test('names parts that there are, and gives the server settings under which it starts', () => {
    expect(Object.keys(services).toSorted()).toEqual(
      ['bucket', 'files', 'mail', 'migrate', 'postgres', 'redis', 'stlbs'].toSorted(),
    );
    expect(existsSync(`infra/container/${server.build?.context}/${server.build?.dockerfile}`)).toBe(true);
    const env = loadEnv({ HOST: '0.0.0.0', ...server.environment });
    expect(
      [env.DATABASE_URL, env.REDIS_URL, env.SMTP_URL, env.S3?.endpoint].map((url) => new URL(url ?? '').hostname),
    ).toEqual(['postgres', 'redis', 'mail', 'files']);
    const store = JSON.parse(readFileSync('infra/container/s3.json', 'utf8')) as {
      identities: Array<{ credentials: Array<{ accessKey: string; secretKey: string }> }>;
    };
    expect(store.identities[0]?.credentials).toEqual([
      { accessKey: env.S3?.accessKeyId, secretKey: env.S3?.secretAccessKey },
    ]);
    expect(JSON.stringify(services['bucket']?.command)).toContain(`-name ${env.S3?.bucket}`);
  });

  test('stops nobody in the middle of an answer, writes nothing into the image, and lets nobody else in', () => {
    expect(number(server.stop_grace_period ?? '', /^(\d+)s$/)).toBeGreaterThan(stopSeconds);
    expect([server.read_only, services['migrate']?.read_only]).toEqual([true, true]);
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    // A version that moves under the same name would be another product tomorrow.
    expect(
      Object.values(services).filter(({ image }) => !/:[\w.-]+$/.test(image) || image.endsWith(':latest')),
    ).toEqual([]);
  });
});

describe('Kubernetes', () => {
  const { template } = manifestOf<Pods>('Deployment').spec;
  const [server] = template.spec.containers as [Container];
  const job = manifestOf<Pods>('Job').spec.template.spec;

  test('gives a pod settings under which the product starts in prod', () => {
    const settings = { ...settingsOfPod(), HOST: '0.0.0.0', METRICS_PORT: '9100' };
    const env = loadEnv(settings);
    expect([env.APP_ENV, env.S3?.bucket, env.STATIC_DIR]).toEqual(['prod', 'stlbs-files', '/static']);
    const example = readFileSync('.env.example', 'utf8');
    expect(Object.keys(settings).filter((name) => !example.includes(`\n${name}=`))).toEqual([]);
  });

  test('asks the health of the port on which the image listens', () => {
    expect(server.ports).toEqual([
      { name: 'http', containerPort: Number(imageSettings['PORT']) },
      { name: 'metrics', containerPort: Number(imageSettings['METRICS_PORT']) },
    ]);
    const path = (probe?: Probe) => `${probe?.httpGet.port} ${probe?.httpGet.path}`;
    expect([server.startupProbe, server.livenessProbe, server.readinessProbe].map(path)).toEqual([
      'http /api/health',
      'http /api/health',
      'http /api/ready',
    ]);
    expect(template.metadata.annotations?.['prometheus.io/port']).toBe(imageSettings['METRICS_PORT']);
  });

  test('waits for a pod that stops, and lets none run as root or write into its image', () => {
    const pause = Number(server.lifecycle?.preStop.exec.command[1]);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(pause + stopSeconds);
    for (const pod of [template.spec, job]) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: number(last, /^USER (\d+)/m) });
      for (const container of [...(pod.initContainers ?? []), ...pod.containers]) {
        expect(container.securityContext).toMatchObject({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
        });
        const volumes = pod.volumes.map(({ name }) => name);
        expect(container.volumeMounts.filter(({ name }) => !volumes.includes(name))).toEqual([]);
      }
    }
  });

  test('publishes and migrates before the first pod of a release, by programs that the image has', () => {
    const commands = [...(job.initContainers ?? []), ...job.containers].map(({ command }) => command?.join(' '));
    expect(commands).toEqual(['node scripts/publish.mjs', 'node dist/ops.mjs migrate']);
    expect(existsSync('scripts/publish.mjs')).toBe(true);
  });

  test('budget, autoscaler and service speak of the pods that there are', () => {
    const labels = template.metadata.labels;
    const selected = [
      manifestOf<{ spec: { selector: { matchLabels: object } } }>('PodDisruptionBudget').spec.selector.matchLabels,
      manifestOf<{ spec: { selector: object } }>('Service').spec.selector,
    ];
    for (const selector of selected) expect(labels).toMatchObject(selector);
    const { scaleTargetRef, metrics } = manifestOf<{
      spec: { scaleTargetRef: object; metrics: Array<{ pods: { metric: { name: string } } }> };
    }>('HorizontalPodAutoscaler').spec;
    expect(scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'stlbs' });
    const adapter = yamlOf('infra/prometheus/adapter.yaml') as { rules: Array<{ name: { as: string } }> };
    expect(metrics.map(({ pods }) => pods.metric.name)).toEqual(adapter.rules.map(({ name }) => name.as));
  });
});

test('the check of the image starts in a clone without packages: its scripts import Node and one another alone', () => {
  const seen = new Set<string>();
  const foreign: string[] = [];
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, fixed, late] of readFileSync(`scripts/${file}`, 'utf8').matchAll(
      /^(?:import .*from|import|\} from) '([^']+)';$|\bimport\('([^']+)'\)/gm,
    )) {
      const name = fixed ?? late ?? '';
      if (name.startsWith('./')) follow(name.slice(2));
      else if (!name.startsWith('node:')) foreign.push(`${file}: ${name}`);
    }
  };
  for (const file of ['tasks.mjs', 'checkImage.mjs']) follow(file);
  expect(foreign).toEqual([]);
  expect(seen).toContain('packages.mjs');
});
