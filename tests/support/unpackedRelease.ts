import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { packRelease } from '../../scripts/makeRelease.mjs';

/** Packs the build of this run as a release and unpacks it below `place`, with the packages of the project. Resolves to its folder and name. */
export async function unpackedRelease(place: string): Promise<{ folder: string; name: string }> {
  const { file, version } = await packRelease(join(place, 'packed'));
  const folder = join(place, version);
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xzf', file, '-C', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar ended with ${status}: ${stderr}`);
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return { folder, name: version };
}
