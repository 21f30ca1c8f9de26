import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CODE, filesUnder, ROOT, textOf } from './sourceFiles';

/** The modules that patch a library, each with a test that fails when the library changes (docs/adr/0026). */
const PATCHES = ['src/server/patchReactServer.ts', 'src/server/ports/pdf/patchLineBreaker.mjs'];
/** They replace parts of a browser on purpose, or name what is refused. */
const EXEMPT = ['tests/architecture/privateParts.test.ts', 'tests/e2e/autosaveKill.spec.ts'];

/** What reaches into a library, with a line that it must find. */
const REFUSED: [what: string, pattern: RegExp, line: string][] = [
  ["React's keys on elements", /['"`]__react/, `Object.keys(el).some((key) => key.startsWith('__reactFiber'))`],
  ["React's value tracker", /_valueTracker/, 'el._valueTracker.setValue(value)'],
  ["React's internals", /__CLIENT_INTERNALS|__SECRET_INTERNALS/, 'React.__CLIENT_INTERNALS_DO_NOT_USE'],
  [
    "a module's own export, replaced",
    /\b(server|swc|module)\.\w+ = (async )?\(/,
    'swc.parseFileSync = (file, options) => own',
  ],
  [
    "styled-components' sheet",
    /\bsheet\.instance\b|\binsertRules\b|\bhasNameForId\b/,
    'sheet.instance.insertRules(part)',
  ],
  ["a library's prototype, replaced", /\b[A-Z]\w+\.prototype\.\w+ = /, 'LineBreaker.prototype.nextBreak = own'],
  ["pg's socket", /\.connection\s*\.stream\b|\{ connection: \{ stream\b/, 'client.connection.stream.cork()'],
  [
    "drizzle's session classes",
    /\bNodePg(Transaction|Session)\b|\bPgDialect\b.*new\b/,
    'new NodePgTransaction(dialect)',
  ],
  ['a package in the place of another', /\bresolveAlias\s*[:=]|\balias:\s*\{/, 'turbopack: { resolveAlias: { a: b } }'],
  [
    'a build that is rewritten',
    /runAfterProductionCompile|writeFileSync\([^)]*(distDir|[.]next)/,
    'writeFileSync(join(distDir, file), text)',
  ],
  [
    "a package's own files",
    /(from|import\(|require\() ?'(@[\w-]+\/)?[\w-]+\/(dist|lib|cjs|src|internal)\//,
    "from 'next/dist/server/render'",
  ],
  [
    'a loader that changes packages',
    /Module\._(load|resolveFilename|extensions)|registerHooks\(/,
    'Module._load = own',
  ],
];

const files = ['src', 'pages', 'scripts', 'tests', '']
  .flatMap((folder) =>
    folder === '' ? ['next.config.js', 'vitest.config.ts', 'playwright.config.ts'] : filesUnder(folder),
  )
  .filter((path) => CODE.test(path) && !EXEMPT.includes(path));

test.each(REFUSED)('%s: the pattern finds it', (_, pattern, line) => {
  expect(line).toMatch(pattern);
});

test.each(REFUSED)('no code uses %s', (_, pattern) => {
  expect(files.filter((path) => !PATCHES.includes(path) && pattern.test(textOf(path)))).toEqual([]);
});

test('each patch has its test and stands in the decision record', () => {
  const record = textOf('docs/adr/0026-two-libraries-are-patched.md');
  for (const path of PATCHES) {
    expect(existsSync(join(ROOT, path.replace(/[.]m?ts$|[.]mjs$/, '.test.ts'))), path).toBe(true);
    expect(record).toContain(`\`${path}\``);
  }
});

test('no installed package is patched', () => {
  const { overrides, scripts } = JSON.parse(textOf('package.json')) as Record<string, object | undefined>;
  expect(overrides).toBeUndefined();
  expect(Object.keys(scripts ?? {}).filter((name) => /^(pre|post)(install|prepare)/.test(name))).toEqual([]);
  expect(existsSync(join(ROOT, 'patches'))).toBe(false);
});
