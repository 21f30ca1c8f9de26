import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './processes.mjs';

/** One sentence for each file of texts below `folder` that cannot be read, with its name. */
export function brokenTexts(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      try {
        JSON.parse(readFileSync(join(folder, name), 'utf8'));
        return [];
      } catch (error) {
        return [`locales/${name.replaceAll('\\', '/')} cannot be read: ${error.message}`];
      }
    });
}

/** Throws when a file of texts is broken: a server would find out only when it renders, and show keys. */
export function checkTexts() {
  const broken = brokenTexts(inRoot('locales'));
  if (broken.length > 0) throw new Error(broken.join('\n'));
}
