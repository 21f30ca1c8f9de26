import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, textOf } from './sourceFiles';

const COPIED = [
  'src',
  'locales',
  'tests/catalogue',
  'tests/support',
  'tsconfig.json',
  'vitest.config.ts',
  'package.json',
  'next-i18next.config.js',
];

/** The blocks of the tour that name a file: a change of it, or all of a new one. */
const steps = [...textOf('docs/tour.md').matchAll(/^```(diff|ts) (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', file = '', text = '']) => ({ kind, file, text }),
);

/** The text of a file with one change made; where it belongs must be one place. */
function changed(before: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const side = (other: string) =>
    lines
      .filter((line) => !line.startsWith(other))
      .map((line) => line.slice(1))
      .join('\n');
  const places = before.split(side('+')).length - 1;
  if (places !== 1) throw new Error(`${places} places for:\n${diff}`);
  return before.replace(side('+'), () => side('-'));
}

test('the tour can be followed: each step has its place, the types hold, and its test passes only with the form’s step', () => {
  expect(steps.length).toBeGreaterThan(10);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stlbs-tour-')));
  try {
    for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const { kind, file, text } of steps) {
      const path = join(folder, file);
      writeFileSync(path, kind === 'ts' ? text : changed(readFileSync(path, 'utf8'), text));
    }
    const files = [...new Set(steps.map(({ file }) => file))].filter((file) => /[.]tsx?$/.test(file));
    const config = { extends: './tsconfig.json', compilerOptions: { incremental: false }, include: [], files };
    writeFileSync(
      join(folder, 'tsconfig.tour.json'),
      JSON.stringify({ ...config, files: [...files, 'src/client/textKeys.ts'] }),
    );
    const run = (program: string, ...words: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...words], {
        cwd: folder,
        encoding: 'utf8',
      });
      return status === 0 ? 'passed' : `${stdout}${stderr}`;
    };
    expect(run('typescript-7/bin/tsc', '--noEmit', '-p', 'tsconfig.tour.json', '--checkers', '1')).toBe('passed');
    const own = steps.filter(({ kind }) => kind === 'ts').map(({ file }) => file);
    expect(run('vitest/vitest.mjs', 'run', '--project', 'unit', ...own)).toBe('passed');
    cpSync(
      join(ROOT, 'src/client/features/quotation/editor/quoteTerms.ts'),
      join(folder, 'src/client/features/quotation/editor/quoteTerms.ts'),
    );
    expect(run('vitest/vitest.mjs', 'run', '--project', 'unit', ...own)).toContain('failed');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 480_000);
