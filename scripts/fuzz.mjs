/** 20,000 right and broken calls to every endpoint: npm run check fuzz, after a build. FUZZ_REQUESTS and FUZZ_SEED are heeded. */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'tests/api/fuzz.test.ts'];
const { status } = spawnSync(process.execPath, vitest, {
  stdio: 'inherit',
  env: { FUZZ_REQUESTS: '20000', FUZZ_SEED: String(randomInt(2 ** 31)), ...process.env },
});
process.exit(status ?? 1);
