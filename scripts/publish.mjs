/**
 * Copies the files of a finished build to STATIC_DIR, where it is set: the last step of `npm run build`, and in a container, whose
 * program is not built where it runs, a step of its own: node scripts/publish.mjs
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PARTS } from './freshness.mjs';
import { inRoot } from './processes.mjs';
import { publishStatic, staticDays } from './staticFiles.mjs';

/** Publishes the build of this folder; nothing without STATIC_DIR. */
export function publishBuild() {
  const { STATIC_DIR, STATIC_DAYS } = process.env;
  if (!STATIC_DIR) return;
  publishStatic({
    from: inRoot('.next', 'static'),
    version: readFileSync(PARTS.web.product, 'utf8'),
    to: resolve(STATIC_DIR),
    days: staticDays(STATIC_DAYS),
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) publishBuild();
