import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Where browsers look for the files of the pages. */
const FILES = join('_next', 'static');
/** One list for each build that is kept, beside the files and not served. */
const BUILDS = 'builds';

/** `STATIC_DAYS`: an unset and an empty one are 30. Throws for what is not a whole number of days. */
export function staticDays(text = '') {
  const days = text.trim() === '' ? 30 : Number(text);
  if (/^\d*$/.test(text.trim()) && days >= 1 && days <= 3650) return days;
  throw new Error(`STATIC_DAYS must be a whole number from 1 to 3650, and is ${text}.`);
}

/**
 * Copies the immutable files of a build to the folder that several releases share, and makes it the newest. A build that was
 * replaced more than `days` ago goes, with the files that no other build has.
 */
export function publishStatic({ from, version, to, days, now = Date.now() }) {
  const files = filesUnder(from);
  for (const file of files) {
    const target = join(to, FILES, file);
    if (!existsSync(target)) whole(target, (path) => copyFileSync(join(from, file), path));
  }
  // Last: only a build that is there as a whole is listed.
  whole(join(to, BUILDS, `${version}.json`), (path) => writeFileSync(path, JSON.stringify({ at: now, files })));
  prune(to, now - days * DAY_MS);
}

function prune(to, before) {
  const builds = readdirSync(join(to, BUILDS))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, ...JSON.parse(readFileSync(join(to, BUILDS, name), 'utf8')) }))
    .sort((a, b) => a.at - b.at);
  const isReplaced = (_build, index) => index + 1 < builds.length && builds[index + 1].at < before;
  const gone = builds.filter(isReplaced);
  const kept = new Set(builds.filter((build) => !gone.includes(build)).flatMap(({ files }) => files));
  for (const { name, files } of gone) {
    for (const file of files) if (!kept.has(file)) rmSync(join(to, FILES, file), { force: true });
    rmSync(join(to, BUILDS, name), { force: true });
  }
}

/** Nobody reads half a file, also while two machines write the same one. */
function whole(target, write) {
  mkdirSync(dirname(target), { recursive: true });
  const part = `${target}.${randomUUID()}.part`;
  write(part);
  renameSync(part, target);
}

function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
