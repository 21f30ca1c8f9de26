import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { commitsOf, notesOf } from '../../scripts/releaseNotes.mjs';
import { bomOf } from '../../scripts/sbom.mjs';
import { TEST_PARTS } from '../../scripts/testParts.mjs';
import { RUNS } from '../../scripts/testRuns.mjs';
import { LOCK_FILES } from '../../scripts/toolPackages.mjs';
import { ROOT, textOf } from './sourceFiles';

type Step = { uses?: string; run?: string };
type Job = { steps: Step[]; strategy?: { matrix: Record<string, unknown[]> }; 'timeout-minutes'?: number; if?: string };
type Workflow = { on: Record<string, unknown>; permissions: object; jobs: Record<string, Job> };

const workflows = readdirSync(join(ROOT, '.github/workflows')).map((name) => ({
  name,
  workflow: parse(textOf(`.github/workflows/${name}`)) as Workflow,
}));
const runs = workflows.flatMap(({ workflow }) =>
  Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => (run ? [run] : []))),
);

test('every job is bounded, has the least rights, and is checked out without a login that stays', () => {
  for (const { name, workflow } of workflows) {
    expect(workflow.permissions, name).toBeDefined();
    for (const [job, { steps, 'timeout-minutes': limit }] of Object.entries(workflow.jobs)) {
      expect(limit, `${name} ${job}`).toBeGreaterThan(0);
      expect(
        steps.some(({ uses }) => uses?.startsWith('actions/checkout@')),
        `${name} ${job}`,
      ).toBe(true);
    }
  }
});

test('the hosted run is split as the machine at hand is not: three for the API, four for the browser, all of it by night', () => {
  const { on, jobs } = workflows.find(({ name }) => name === 'tests.yml')!.workflow;
  expect(Object.keys(jobs)).toEqual(['static', 'unit', 'api', 'browser', 'full', 'mutants']);
  expect(jobs['api']?.strategy?.matrix['shard']).toHaveLength(3);
  expect(jobs['browser']?.strategy?.matrix['shard']).toHaveLength(4);
  expect(Object.keys(on)).toContain('schedule');
  expect(jobs['full']?.if).toContain('schedule');
  expect(runs.join()).toContain('--shard=${{ matrix.shard }}/3');
  expect(runs.join()).toContain('--shard=${{ matrix.shard }}/4');
});

test('what a workflow runs is there: parts of the tests, tasks, projects', () => {
  const parts = runs.flatMap((run) => /npm test --silent -- (.+)/.exec(run)?.[1]?.split(' ') ?? []);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((part) => !(part in TEST_PARTS) && !(part in RUNS))).toEqual([]);
  expect(parts).toContain('full');
  const tasks = runs.flatMap((run) => [...run.matchAll(/npm run (?:--silent )?(check|make|bench) (\w+)/g)]);
  expect(tasks.length).toBeGreaterThan(3);
  for (const [, kind = '', task = ''] of tasks) {
    const list = execFileSync(process.execPath, [join(ROOT, 'scripts/tasks.mjs'), kind], { encoding: 'utf8' });
    expect(list, `${kind} ${task}`).toMatch(new RegExp(`^  ${task} `, 'm'));
  }
  const every = Object.keys(TEST_PARTS).filter((part) => !parts.includes(part));
  expect(every.filter((part) => ['format', 'lint', 'types', 'unit', 'architecture'].includes(part))).toEqual([]);
});

test('templates ask for what is needed, in both languages', () => {
  for (const name of ['fault.yml', 'wish.yml']) {
    const form = parse(textOf(`.github/ISSUE_TEMPLATE/${name}`)) as {
      name: string;
      body: { type: string; attributes: { label?: string }; validations?: { required: boolean } }[];
    };
    expect(form.name, name).toMatch(/[가-힣].*[A-Za-z]/);
    for (const { type, attributes } of form.body) if (type !== 'markdown') expect(attributes.label).toMatch(/[가-힣]/);
    expect(
      form.body.some(({ validations }) => validations?.required),
      name,
    ).toBe(true);
  }
  expect(textOf('.github/pull_request_template.md')).toContain('- [ ]');
  expect(textOf('SECURITY.md')).toMatch(/Reporting a weakness[\s\S]*취약점/);
});

test('updates are proposed for every lock file, never to a version that Node 20 cannot run', () => {
  const { constraints, packageRules } = JSON.parse(textOf('renovate.json')) as {
    constraints: { node: string };
    packageRules: { matchFileNames?: string[]; matchPackageNames?: string[]; enabled?: boolean }[];
  };
  const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };
  expect(constraints.node).toBe(engines.node);
  const named = packageRules.flatMap(({ matchFileNames = [] }) => matchFileNames);
  expect(named).toEqual(LOCK_FILES.slice(1).map((file) => file.replace('package-lock.json', 'package.json')));
  const manifests = LOCK_FILES.map((file) => textOf(file.replace('-lock', '')));
  for (const name of packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames))
    expect(
      manifests.some((text) => text.includes(`"${name}":`)),
      name,
    ).toBe(true);
});

test('the bill of materials is CycloneDX and holds every package of production with its bytes and licence', () => {
  const locks = LOCK_FILES.map(
    (file) =>
      JSON.parse(textOf(file)) as { packages: Record<string, { version: string; dev?: boolean; optional?: boolean }> },
  );
  const bom = bomOf(...(locks as [(typeof locks)[0]]));
  expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', '1.5']);
  expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  const byRef = new Map(bom.components.map((one) => [one['bom-ref'], one]));
  expect(byRef.size).toBe(bom.components.length);
  const production = Object.entries(locks[0]!.packages).filter(([path, { dev }]) => path !== '' && !dev);
  expect(production.length).toBeGreaterThan(300);
  for (const [path, { version, optional }] of production) {
    const name = path.replace(/^.*node_modules\//, '');
    const found = byRef.get(`pkg:npm/${name.replace(/^@/, '%40')}@${version}`);
    expect(found, path).toMatchObject({ name, version, type: 'library' });
    expect(['required', 'optional']).toContain(found?.scope);
    expect(found?.licenses).toHaveLength(1);
    if (!optional) expect(found?.hashes?.[0]?.content, path).toMatch(/^[0-9a-f]{128}$/);
  }
  expect(bomOf(...(locks as [(typeof locks)[0]]))).toEqual(bom);
  expect(bom.components.find(({ name }) => name === 'storybook')?.scope).toBe('excluded');
});

test('release notes group what changed for whom, breaking changes first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stlbs-notes-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@stlbs.test', ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
  const commit = (...texts: string[]) => git('commit', '-q', '--allow-empty', ...texts.flatMap((text) => ['-m', text]));
  try {
    git('init', '-q');
    commit('build: begin');
    git('tag', 'v0.1.0');
    commit('feat(reader): read drawings');
    commit('fix: keep the caret');
    commit('feat(award)!: drop the old plan', 'BREAKING CHANGE: plans of 0.1 are gone');
    commit('refactor(db): one pool');
    commit('Without a kind');
    const notes = notesOf('0.2.0', commitsOf('v0.1.0..HEAD', folder)).replaceAll(/\([0-9a-f]{7,}\)/g, '()');
    expect(notes).toBe(
      `# 0.2.0\n\n${[
        '## Breaking\n\n- **award:** plans of 0.1 are gone ()\n',
        '## New\n\n- **reader:** read drawings ()\n',
        '## Mended\n\n- keep the caret ()\n',
        '## For developers\n\n- Without a kind ()\n- **db:** one pool ()\n',
      ].join('\n')}`,
    );
    expect(notesOf('0.3.0', [])).toBe('# 0.3.0\n\nNothing changed.\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the Korean guide leads to places that are there, through the same eight steps as the English one', () => {
  const [ko, en] = [textOf('CONTRIBUTING.ko.md'), textOf('CONTRIBUTING.md')];
  const places = [...ko.matchAll(/`((?:src|tests|docs|scripts|locales)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(places.length).toBeGreaterThan(15);
  expect(places.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const steps = (text: string) => text.match(/^\d\. \*\*/gm);
  expect(steps(ko)).toEqual(steps(en));
  expect(en).toContain('](CONTRIBUTING.ko.md)');
});
