import { existsSync } from 'node:fs';
import { capture, inRoot } from './processes.mjs';
import { npmCommand } from './install.mjs';

/** The newest Node that the product is tried on, as a package of the registry. */
const VERSION = '24.21.0';
const FOLDER = inRoot('.tmp', 'newest-node');

/** Path of that Node, installed under `.tmp` by npm; undefined where its package cannot be had. */
export async function newestNode() {
  const windows = process.platform === 'win32';
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const path = inRoot('.tmp', 'newest-node', 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (await runs(path)) return path;
  const words = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', `${name}@${VERSION}`];
  const [command, ...first] = npmCommand();
  await capture(command, [...first, ...words]);
  return (await runs(path)) ? path : undefined;
}

async function runs(path) {
  if (!existsSync(path)) return false;
  const { output } = await capture(path, ['--version']);
  return output.trim() === `v${VERSION}`;
}
