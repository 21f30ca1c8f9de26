import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../support/serverProcess';
import { row } from '../report.mjs';

/** The second `npm start` on one folder, as somebody has it every morning: from the command to the first ready answer. */
export async function measureSecondStart({ rounds }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stlbs-start-'));
  try {
    await startedIn(dataDir);
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await startedIn(dataDir));
    const slowest = Math.max(...times) / 1000;
    return [row({ what: 'second `npm start`, the slowest', unit: 's', value: slowest, most: 4 })];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startedIn(dataDir) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    while (!(await ready(port))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return performance.now() - began;
  } finally {
    process.kill(-Number(child.pid), 'SIGTERM');
    await ended;
  }
}

const ready = (port) =>
  fetch(`http://127.0.0.1:${port}/api/ready`).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
