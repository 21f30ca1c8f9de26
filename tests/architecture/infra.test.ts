import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alertRules } from '../support/alerts';

const unit = readFileSync('infra/systemd/stlbs@.service', 'utf8');
const site = readFileSync('infra/nginx/stlbs.conf', 'utf8');
const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);

test('a stopping process outlives the connections that nginx keeps, and systemd waits for it', () => {
  const drain = number(unit, /DRAIN_SECONDS=(\d+)/);
  expect(drain).toBeGreaterThan(number(site, /keepalive_timeout (\d+)s/));
  const most = number(readFileSync('src/server/main.ts', 'utf8'), /STOP_MS = (\d+)_000/);
  expect(number(unit, /TimeoutStopSec=(\d+)/)).toBeGreaterThan(drain + most);
});

test('unit and site name what there is', () => {
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node .*dist\/server\.mjs$/m);
  const archive = readFileSync('infra/systemd/stlbs-archive.service', 'utf8');
  expect(archive).toMatch(/^ExecStart=\/usr\/bin\/node .*dist\/ops\.mjs archive$/m);
  expect(archive).toContain(/^EnvironmentFile=.+$/m.exec(unit)?.[0]);
  expect(readFileSync('scripts/build.mjs', 'utf8')).toContain("outdir: 'dist'");
  const example = readFileSync('.env.example', 'utf8');
  for (const [, name] of unit.matchAll(/\b([A-Z][A-Z_]+)=(?:%i|127|\/var|\d)/g)) {
    if (name !== 'NODE_ENV') expect(example).toContain(`${name}=`);
  }
  for (const path of ['infra/nginx/stlbs.conf', 'infra/systemd/stlbs@.service']) expect(existsSync(path)).toBe(true);
});

test('systemd understands every line of both units', ({ skip }) => {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) return skip('no systemd-analyze here');
  const folder = mkdtempSync(join(tmpdir(), 'stlbs-unit-'));
  const verified = (text: string, name = 'stlbs@3001.service') => {
    const file = join(folder, name);
    writeFileSync(file, text.replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--recursive-errors=no', file]);
    const said = String(stderr)
      .split('\n')
      .filter((line) => line.includes('stlbs'));
    return { ok: status === 0, said };
  };
  try {
    expect(verified(unit)).toEqual({ ok: true, said: [] });
    const archive = readFileSync('infra/systemd/stlbs-archive.service', 'utf8');
    expect(verified(archive, 'stlbs-archive.service')).toEqual({ ok: true, said: [] });
    expect(verified(unit.replace('Restart=always', 'Restrat=always')).said.join()).toContain('Restrat');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('each alert has a runbook and a row in the manual, and each runbook an alert', () => {
  const rules = alertRules();
  const names = rules.map(({ alert }) => alert);
  expect(readdirSync('infra/runbooks').toSorted()).toEqual(names.map((name) => `${name}.md`).toSorted());
  const manual = readFileSync('docs/operations.md', 'utf8');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(manual))).toEqual([]);
  for (const { alert, labels, annotations } of rules) {
    expect(annotations.runbook).toBe(`infra/runbooks/${alert}.md`);
    expect(['page', 'ticket']).toContain(labels.severity);
    const text = readFileSync(annotations.runbook, 'utf8');
    expect(text, alert).toMatch(/^# \w+\n\n[^#]+\n## Look at\n\n- [^]+\n## Do\n\n- /);
    // A runbook that sends somebody to another alert sends them to one that there is.
    const others = [...text.matchAll(/`([A-Z][a-z]+[A-Z]\w+)`/g)].map(([, name = '']) => name);
    expect(others.filter((name) => !names.includes(name))).toEqual([]);
  }
});

test('each alert is raised by figures that are invented for it', () => {
  const tried = readFileSync('infra/prometheus/stlbs.test.yml', 'utf8');
  const names = alertRules().map(({ alert }) => alert);
  expect(names.filter((name) => !tried.includes(`labels: '{alertname="${name}"}'`))).toEqual([]);
});

const FOLDER = 'src/server/db/migrations';
const BREAKING = /\b(drop (table|column)|rename (to|column)|alter column [^;]* (set not null|(set data )?type))\b/i;
const SAID = /-- breaks the release before: \S/;
const breaks = (sql: string) => BREAKING.test(sql.replaceAll('"', '')) && !SAID.test(sql);

test('the newest migration lets the server before it go on working, or says that it does not', () => {
  const newest = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  expect(breaks(readFileSync(`${FOLDER}/${newest}`, 'utf8'))).toBe(false);
});

test.each([
  ['ALTER TABLE "rfq" DROP COLUMN "title";', true],
  ['ALTER TABLE "rfq" RENAME COLUMN "title" TO "name";', true],
  ['ALTER TABLE "rfq" ALTER COLUMN "title" SET NOT NULL;', true],
  ['-- breaks the release before: unused since spring\nALTER TABLE "rfq" DROP COLUMN "title";', false],
  ['ALTER TABLE "rfq" ADD COLUMN "title" text; CREATE INDEX "a" ON "rfq" ("title");', false],
])('%s', (sql, expected) => {
  expect(breaks(sql)).toBe(expected);
});
