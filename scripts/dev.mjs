import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { ROOT, endWithNpm, inRoot, readEnvFile, requireNode } from './processes.mjs';

/** Next reloads pages and client by itself; a change in one of these restarts the server. */
const WATCHED = ['src/server', 'src/contract', 'src/domain'];

requireNode();
endWithNpm();
process.chdir(ROOT);
await ensureInstalled();
readEnvFile();

let child;
let restarting = false;
let ending = false;
let pause;

function launch() {
  restarting = false;
  child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    // Its own group: Ctrl+C reaches it once, through this process.
    detached: process.platform !== 'win32',
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  });
  child.once('exit', (code) => {
    child = undefined;
    if (ending) process.exit(code ?? 0);
    if (restarting) launch();
    else process.stdout.write(`The server ended (${code}). It starts again after the next change.\n`);
  });
}

function restart(file) {
  process.stdout.write(`Changed: ${file}. Restarting\n`);
  if (!child) return launch();
  if (restarting) return;
  restarting = true;
  stop(child);
}

function stop(running) {
  running.kill('SIGTERM');
  setTimeout(() => running.exitCode === null && running.kill('SIGKILL'), 12_000).unref();
}

for (const folder of WATCHED) {
  watch(inRoot(folder), { recursive: true }, (_event, file) => {
    if (!file || /[.]test[.]ts$/.test(file) || !/[.](ts|sql|json)$/.test(file)) return;
    clearTimeout(pause);
    pause = setTimeout(() => restart(`${folder}/${file}`), 150);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (ending || !child) process.exit(0);
    ending = true;
    stop(child);
  });
}
launch();
