import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Beside the project, so that the packages are linked and not copied; kept, since a second build of the same takes a moment. */
const FOLDER = resolve('.tmp/other-build');
const KEPT = ['node_modules', '.next', 'dist'];
const SOURCES = ['pages', 'src', 'public', 'locales', 'scripts', 'docs', 'infra'];
/** A part of every page. */
const CHANGED = 'src/client/ui/reloadOnce.ts';

/** Another real build of the product: one script that every page loads is different. Resolves to its folder and name. */
export function makeOtherBuild(): { folder: string; name: string } {
  mkdirSync(FOLDER, { recursive: true });
  for (const each of readdirSync(FOLDER)) if (!KEPT.includes(each)) rmSync(join(FOLDER, each), { recursive: true });
  const files = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== '.git');
  for (const each of [...SOURCES, ...files.map(({ name }) => name)])
    cpSync(each, join(FOLDER, each), { recursive: true });
  appendFileSync(join(FOLDER, CHANGED), `\n(globalThis as Record<string, unknown>)['isOtherBuild'] = true;\n`);
  if (!existsSync(join(FOLDER, 'node_modules'))) run('cp', ['-al', resolve('node_modules'), FOLDER]);
  run(process.execPath, [join(FOLDER, 'scripts', 'build.mjs')]);
  return { folder: FOLDER, name: readFileSync(join(FOLDER, '.next', 'BUILD_ID'), 'utf8') };
}

/** Puts the files of a build's pages into the folder of all releases. */
export function publish(folder: string, staticDir: string): void {
  run(process.execPath, [join(folder, 'scripts', 'publish.mjs')], { STATIC_DIR: staticDir });
}

function run(command: string, words: string[], env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: FOLDER,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (status !== 0)
    throw new Error(`${command} ${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`.slice(-4_000));
}
