import { expect, test } from 'vitest';
import { plantedProject } from './plantedProject';

const PLANTED: [path: string, text: string, rule: string][] = [
  ['src/server/a.ts', 'export const name = process.env.NAME;\n', 'no-process-env'],
  ['src/server/b.ts', 'export const f = (x: any) => x;\n', 'no-explicit-any'],
  ['src/server/c.ts', 'const f = async () => 1;\nexport const g = () => {\n  f();\n};\n', 'no-floating-promises'],
  ['src/server/d.ts', '// @ts-ignore\nexport const x: number = 1;\n', 'ban-ts-comment'],
  ['src/server/e.ts', 'export const log = () => console.log(1);\n', 'no-console'],
  ['src/domain/f.ts', 'export const now = () => Date.now();\n', 'no-restricted-properties'],
  ['src/client/g.tsx', 'export const Picture = () => <img src="/a.png" />;\n', 'alt-text'],
  ['src/client/h.tsx', 'export const Raw = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;\n', 'no-danger'],
  [
    'src/client/queries/i.ts',
    "import { useMutation } from '@tanstack/react-query';\nexport const useI = () => useMutation({ mutationFn: async () => 1 });\n",
    'no-restricted-imports',
  ],
  [
    'src/client/queries/j.ts',
    "import * as query from '@tanstack/react-query';\nexport const useJ = () => query.useMutation({ mutationFn: async () => 1 });\n",
    'no-restricted-imports',
  ],
  ['src/server/env.ts', 'export const name = process.env.NAME;\n', ''],
];

type Report = { diagnostics: { code: string; filename: string }[] };

const project = plantedProject(Object.fromEntries(PLANTED.map(([path, text]) => [path, text])));
const report = JSON.parse(project.run('oxlint/bin/oxlint', ['--type-aware', '--format', 'json', 'src'])) as Report;
project.remove();

test.each(PLANTED)('%s: %s', (path, _text, rule) => {
  const codes = report.diagnostics.filter((each) => each.filename === path).map((each) => each.code);
  if (rule === '') expect(codes).toEqual([]);
  else expect(codes.join()).toContain(rule);
});
