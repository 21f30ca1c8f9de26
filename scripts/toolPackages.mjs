import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { installPackages } from './install.mjs';
import { inRoot } from './processes.mjs';

/** Folders under `tools` with packages of their own: what one command alone needs, so that `npm ci` stays small. */
export const TOOLS = ['catalogue', 'manifests', 'mutants'];

/** Every lock file of the project, its own first. */
export const LOCK_FILES = ['package-lock.json', ...TOOLS.map((tool) => `tools/${tool}/package-lock.json`)];

/** Installs the packages of one folder under `tools` when they are not there. Throws when that fails. */
export async function ensureTool(tool) {
  const folder = inRoot('tools', tool);
  const wanted = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  const stamp = `${folder}/node_modules/.stlbs-install`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const failure = await installPackages(folder);
  if (failure) throw new Error(`tools/${tool}: ${failure}`);
  writeFileSync(stamp, wanted);
}
