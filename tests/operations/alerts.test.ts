import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureProgram } from '../../scripts/packages.mjs';
import { dashboardQueries } from '../support/alerts';

/** Prometheus's own program on the rules, on what they say about invented figures, and on the queries of the dashboard. */
const RULES = 'infra/prometheus/stlbs.rules.yml';

async function promtool(...words: string[]): Promise<string | null> {
  const program = await ensureProgram('promtool');
  if (!program) return null;
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  return `${status} ${stdout}${stderr}`;
}

test('Prometheus understands every rule', async ({ skip }) => {
  const answer = await promtool('check', 'rules', RULES);
  if (answer === null) return skip('no promtool here and none could be installed');
  expect(answer).toMatch(/^0 [^]*SUCCESS: \d+ rules found/);
});

test('what is wrong raises its alert, and a quiet installation none', async ({ skip }) => {
  const answer = await promtool('test', 'rules', 'infra/prometheus/stlbs.test.yml');
  if (answer === null) return skip('no promtool here and none could be installed');
  expect(answer).toMatch(/^0 [^]*SUCCESS/);

  const folder = mkdtempSync(join(tmpdir(), 'stlbs-rules-'));
  try {
    writeFileSync(join(folder, 'stlbs.rules.yml'), readFileSync(RULES, 'utf8').replace('> 60', '> 6000'));
    writeFileSync(join(folder, 'stlbs.test.yml'), readFileSync('infra/prometheus/stlbs.test.yml'));
    expect(await promtool('test', 'rules', join(folder, 'stlbs.test.yml'))).toMatch(/^1 [^]*FAILED/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('Prometheus understands every query of the dashboard', async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), 'stlbs-dashboard-'));
  const rules = dashboardQueries().map((expr, at) => ({ record: `query:${at}`, expr }));
  writeFileSync(join(folder, 'rules.yml'), JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  try {
    const answer = await promtool('check', 'rules', join(folder, 'rules.yml'));
    if (answer === null) return skip('no promtool here and none could be installed');
    expect(answer).toMatch(/^0 /);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
