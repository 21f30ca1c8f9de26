import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { brokenTexts } from './texts.mjs';

let folder;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function planted(texts) {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'stlbs-texts-')));
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(join(folder, 'locales', name, '..'), { recursive: true });
    writeFileSync(join(folder, 'locales', name), text);
  }
  return join(folder, 'locales');
}

it('names each file of texts that cannot be read', () => {
  const broken = brokenTexts(
    planted({ 'ko/shell.json': '{"a": "가"}', 'ko/auth.json': '{"a": "가",}', 'en/auth.json': '' }),
  );
  expect(broken.map((sentence) => sentence.split(' ')[0])).toEqual(['locales/en/auth.json', 'locales/ko/auth.json']);
});

it('fails the build with the name of the file, before anything is built', () => {
  planted({ 'ko/shell.json': '{"a": "가"}', 'en/shell.json': '{"a": A}' });
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  for (const name of ['node_modules', 'package.json']) symlinkSync(join(process.cwd(), name), join(folder, name));
  for (const name of ['pages', 'src', 'public']) mkdirSync(join(folder, name));
  const build = `import('./scripts/build.mjs').then(({ buildPages }) => buildPages()).catch((error) => { console.error(error.message); process.exit(1); })`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', build], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toContain('locales/en/shell.json cannot be read');
  expect(status).toBe(1);
});
