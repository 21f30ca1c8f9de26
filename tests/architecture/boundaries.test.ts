import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { plantedProject } from './plantedProject';

/** Imports that the layers forbid, with the rule that must say so; without a rule it only stands there for another. */
const FORBIDDEN: [from: string, to: string, rule: string][] = [
  ['src/contract/a1.ts', 'src/domain/t.ts', 'contract-alone'],
  ['src/contract/a2.ts', 'axios', 'contract-only-zod'],
  ['src/domain/b1.ts', 'src/server/http/t.ts', 'domain-on-contract'],
  ['src/domain/b2.ts', 'node:fs', 'domain-pure'],
  ['src/server/http/c1.ts', 'src/client/paths.ts', 'server-without-client'],
  ['src/server/http/c2.ts', 'src/ssr/t.ts', 'server-without-client'],
  ['src/server/http/c4.ts', 'src/server/modules/order/t.service.ts', 'ground-without-modules'],
  ['src/server/http/c3.ts', 'src/server/modules/order/order.repository.ts', 'core-without-modules'],
  [
    'src/server/modules/rfq/rfq.service.ts',
    'src/server/modules/order/order.repository.ts',
    'module-to-module-by-service',
  ],
  ['src/server/modules/rfq/rfq.routes.ts', 'pg', 'database-in-repositories'],
  ['src/server/modules/rfq/rfq.policy.ts', 'drizzle-orm', 'database-in-repositories'],
  ['src/server/modules/rfq/rfq.presenter.ts', 'src/server/db/schema/t.ts', 'services-hold-no-sql'],
  ['src/server/modules/rfq/rfq2.service.ts', 'src/server/modules/rfq/rfq.sql.ts', 'statements-in-repositories'],
  ['src/client/api/d1.ts', 'src/domain/t.ts', 'client-api'],
  ['src/client/queries/e1.ts', 'src/client/ui/t.ts', 'client-queries'],
  ['src/client/ui/f1.ts', 'src/contract/t.ts', 'client-ui'],
  ['src/client/ui/f2.ts', 'src/client/queries/t.ts', 'client-ui'],
  ['src/client/theme/g1.ts', 'src/client/ui/t.ts', 'client-theme'],
  ['src/client/shared/h1.ts', 'src/client/features/home/t.ts', 'client-shared'],
  ['src/client/shared/h2.ts', 'src/client/shell/t.ts', 'client-shared'],
  ['src/client/features/rfq/i1.ts', 'src/client/features/home/t.ts', 'feature-without-feature'],
  ['src/client/features/rfq/i2.ts', 'src/server/http/t.ts', 'client-features'],
  ['src/client/shell/j1.ts', 'src/client/features/home/t.ts', 'client-shell'],
  ['src/ssr/k1.ts', 'src/server/modules/rfq/t.service.ts', 'ssr-bridge'],
  ['src/ssr/k2.ts', 'src/client/ui/t.ts', 'ssr-bridge'],
  ['pages/l1.ts', 'src/server/appHandle.ts', 'pages-thin'],
  ['pages/l2.ts', 'src/client/ui/t.ts', 'pages-thin'],
  ['pages/l3.ts', 'pages/l4.ts', 'page-without-page'],
  ['src/client/ui/index.ts', 'src/client/ui/t.ts', ''],
  ['src/client/ui/m1.ts', 'src/client/ui/index.ts', 'no-barrel'],
  ['src/client/ui/n1.ts', 'src/client/ui/n2.ts', 'no-cycle'],
  ['src/client/ui/n2.ts', 'src/client/ui/n1.ts', ''],
  ['src/server/http/o1.ts', 'vitest', 'no-dev-package-in-the-app'],
];

const ALLOWED: [from: string, to: string][] = [
  ['src/contract/z1.ts', 'zod'],
  ['src/domain/z2.ts', 'big.js'],
  ['src/server/modules/rfq/z3.repository.ts', 'drizzle-orm'],
  ['src/server/modules/rfq/z4.repository.ts', 'src/server/db/schema/t.ts'],
  ['src/server/modules/rfq/z5.service.ts', 'src/server/modules/order/order.service.ts'],
  ['src/server/modules/rfq/z6.routes.ts', 'src/server/http/t.ts'],
  ['src/client/queries/z7.ts', 'src/client/api/t.ts'],
  ['src/client/features/rfq/z8.ts', 'src/client/shell/t.ts'],
  ['src/client/shared/z9.ts', 'src/domain/t.ts'],
  ['src/ssr/z10.ts', 'src/server/appHandle.ts'],
  ['pages/z11.ts', 'src/client/features/home/t.ts'],
];

type Cruise = { summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] } };

function planted(): Cruise {
  const files: Record<string, string> = {};
  for (const [, to] of [...FORBIDDEN, ...ALLOWED]) if (/^(src|pages)\//.test(to)) files[to] = 'export const t = 1;\n';
  for (const [from, to] of [...FORBIDDEN, ...ALLOWED]) {
    const inside = /^(src|pages)\//.test(to);
    const way = posix.relative(posix.dirname(from), to).replace(/[.]ts$/, '');
    const specifier = !inside ? to : way.startsWith('.') ? way : `./${way}`;
    files[from] = `import * as t from '${specifier}';\nexport const own = t;\n`;
  }
  files['src/client/features/rfq/jsx.tsx'] =
    "import type { Row } from '../../../server/http/row';\nexport const J = (row: Row) => <p>{row.name}</p>;\n";
  files['src/server/http/row.ts'] = 'export type Row = { name: string };\n';
  const project = plantedProject(files);
  try {
    const words = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src', 'pages'];
    return JSON.parse(project.run('dependency-cruiser/bin/dependency-cruise.mjs', words)) as Cruise;
  } finally {
    project.remove();
  }
}

const { summary } = planted();

test.each(FORBIDDEN.filter(([, , rule]) => rule !== ''))('%s may not import %s', (from, _to, rule) => {
  expect(summary.violations.filter((each) => each.from === from).map((each) => each.rule.name)).toContain(rule);
});

test.each(ALLOWED)('%s may import %s', (from) => {
  expect(summary.violations.filter((each) => each.from === from)).toEqual([]);
});

test('a type import in a file with JSX counts as well', () => {
  expect(summary.violations).toContainEqual(
    expect.objectContaining({ from: 'src/client/features/rfq/jsx.tsx', to: 'src/server/http/row.ts' }),
  );
});

test('the modules were read at all', () => {
  expect(summary.totalCruised).toBeGreaterThan(FORBIDDEN.length);
});
