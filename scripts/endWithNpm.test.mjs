import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { npmCommand } from './install.mjs';
import { inRoot } from './processes.mjs';

/** A server as far as npm can see: it stops orderly on SIGTERM and takes a moment for it. */
const PROGRAM = `
import { endWithNpm } from '${pathToFileURL(inRoot('scripts', 'processes.mjs')).href}';
endWithNpm();
process.on('SIGTERM', () => setTimeout(() => { console.log('stopped'); process.exit(0); }, 100));
setInterval(() => {}, 60_000);
console.log('started');
`;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stlbs-npm-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node server.mjs' } }));
  writeFileSync(join(folder, 'server.mjs'), PROGRAM);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each(['SIGTERM', 'SIGKILL'])(
  'a program that npm runs ends when npm gets %s',
  async (signal) => {
    const [command, ...words] = npmCommand();
    const npm = spawn(command, [...words, 'start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    // The pipe closes once the program, which has npm's output, has ended as well.
    const closed = new Promise((resolve) => npm.stdout.once('close', resolve));
    await new Promise((resolve) => {
      npm.stdout.on('data', (chunk) => {
        output += chunk;
        if (output.includes('started\n')) resolve();
      });
    });
    npm.kill(signal);
    await closed;
    expect(output).toContain('stopped\n');
  },
  30_000,
);
