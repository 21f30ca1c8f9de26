// The floor of pages: a bare app of the same Next, with getInitialProps in _app.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { startFloor } from './rounds.mjs';

const FOLDER = 'tests/bench/floor/barePages';

/** Builds and starts it. */
export function startBarePages() {
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', FOLDER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return startFloor('tests/bench/floor/barePages.mjs', {});
}

/** Kilobytes of its scripts, gzipped, as scripts/firstLoad.mjs counts ours. Needs it built. */
export function bareScripts() {
  const { pages } = JSON.parse(readFileSync(`${FOLDER}/.next/build-manifest.json`, 'utf8'));
  const files = [...new Set([...pages['/_app'], ...pages['/']])].filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(`${FOLDER}/.next/${file}`)).length, 0) / 1000;
}
