/**
 * Builds the image of infra/container and runs it as it is meant to be run: not as root, on a root file system that can only be read,
 * until SIGTERM. npm run check image -- [--base <image>] [--built]
 *
 * `--base` names an image of Node that can be pulled. Without one a stand-in is made of Debian's own packages and of Node's, where no
 * registry of images can be reached. `--built` runs the image of the call before. It starts from a clone alone: packages of the project are installed
 * inside of the image, buildah and debootstrap by the system's own manager. Ends with 3 and says so where Linux, root or one of the programs is missing.
 */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { npmCommand } from './install.mjs';
import { newestNode } from './newestNode.mjs';
import { ensureProgram } from './packages.mjs';
import { ROOT } from './processes.mjs';

const CONTAINERFILE = 'infra/container/Containerfile';
const BASE = 'localhost/stlbs-node';
const IMAGE = 'localhost/stlbs-check';
const CONTAINER = 'stlbs-check';
/** What main.ts takes at most beside DRAIN_SECONDS. */
const STOP_SECONDS = 15;
const READY_MS = 180_000;

const { values } = parseArgs({ options: { base: { type: 'string' }, built: { type: 'boolean' } } });
const buildah = process.getuid?.() === 0 ? await ensureProgram('buildah') : undefined;
if (!buildah) notRun('root and buildah are needed, on Linux');

function notRun(why) {
  process.stdout.write(`NOT RUN: ${why}.\n`);
  process.exit(3);
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function run(command, words, options = {}) {
  const { status, stdout } = spawnSync(command, words, { cwd: ROOT, stdio: 'inherit', encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}`);
  return stdout?.trim();
}
const printed = (command, words) => run(command, words, { stdio: ['ignore', 'pipe', 'inherit'] });

/** Debian's smallest system with Node and npm, in place of the image of the same name. */
async function standIn() {
  const debootstrap = await ensureProgram('debootstrap');
  const node = await newestNode();
  if (!debootstrap || !node) {
    notRun('without an image of Node (--base) debootstrap and a package of Node 24 are needed for a stand-in');
  }
  const folder = mkdtempSync(join(tmpdir(), 'stlbs-base-'));
  try {
    const release = /:\d+-(\w+)-/.exec(readFileSync(join(ROOT, CONTAINERFILE), 'utf8'))?.[1] ?? '';
    run(debootstrap, ['--variant=minbase', '--include=ca-certificates', release, folder]);
    // As the image of Node has it: the database looks up who its user is.
    run('chroot', [folder, 'useradd', '--uid', '1000', '--user-group', 'node']);
    copyFileSync(node, join(folder, 'usr/local/bin/node'));
    const [command, ...first] = npmCommand();
    run(command, [...first, 'install', '--global', '--prefix', join(folder, 'usr/local'), '--no-audit', 'npm@11']);
    const settings = ['--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'];
    const authority = process.env.NODE_EXTRA_CA_CERTS;
    if (authority) {
      copyFileSync(authority, join(folder, 'etc/ssl/machine.pem'));
      settings.push('--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/machine.pem');
    }
    spawnSync(buildah, ['rm', 'stlbs-base'], { stdio: 'ignore' });
    printed(buildah, ['from', '--name', 'stlbs-base', 'scratch']);
    printed(buildah, ['add', 'stlbs-base', folder, '/']);
    run(buildah, ['config', ...settings, 'stlbs-base']);
    run(buildah, ['commit', '--quiet', '--rm', 'stlbs-base', BASE]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return BASE;
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Whom the image runs as. */
function accountOf({ User }) {
  const [user, group = user] = User.split(':');
  return { user, group };
}

/** The image as a running process: the first of a process namespace of its own, on its own read-only root. */
function started(root, config, settings) {
  const { user, group } = accountOf(config);
  const mounts = [
    `mount --bind ${root} ${root}`,
    `mount -o remount,bind,ro ${root}`,
    `mount -t proc proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
    `mount -t tmpfs -o uid=${user},gid=${group},mode=0700 tmpfs ${root}/data`,
    `exec chroot --userspec=${user}:${group} ${root} sh -c 'cd ${config.WorkingDir} && exec "$@"' sh "$@"`,
  ];
  const space = ['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child'];
  const child = spawn('unshare', [...space, 'sh', '-ec', mounts.join('\n'), 'sh', ...config.Cmd], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const first = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0];
  return { child, ended, first, output: () => output };
}

function holds(what, isSo) {
  if (!isSo) throw new Error(`It does not hold that ${what}.`);
  process.stdout.write(`ok  ${what}\n`);
}

async function tried(root, { config, healthcheck }) {
  const [port, figures] = [await freePort(), await freePort()];
  const given = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s)));
  const settings = { ...given, APP_ENV: 'staging', PORT: String(port), METRICS_PORT: String(figures) };
  const server = started(root, config, settings);
  const { user, group } = accountOf(config);
  const inside = (words) => {
    const enter = ['-t', server.first(), '-m', '-p', '-r', '-w', '-S', user, '-G', group];
    return spawnSync('nsenter', [...enter, ...words], { env: settings, encoding: 'utf8' });
  };
  const status = (path, at = port) =>
    fetch(`http://127.0.0.1:${at}${path}`).then(
      (answer) => answer.status,
      () => 0,
    );
  try {
    const until = Date.now() + READY_MS;
    while ((await status('/api/ready')) !== 200) {
      if (server.child.exitCode !== null || Date.now() > until)
        throw new Error(`It did not start:\n${server.output()}`);
      await pause(250);
    }
    const owner = /^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${server.first()}/status`, 'utf8'))?.[1];
    holds('it runs as the user of the image, who is not root', owner === user && owner !== '0');
    holds('its own health check says that it is well', inside(healthcheck.slice(1)).status === 0);
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    const scripts = [...page.matchAll(/src="(\/_next\/static\/[^"]+)"/g)].map(([, source]) => source);
    const answers = await Promise.all(scripts.map((source) => status(source)));
    holds('the first page comes with every script', answers.length > 3 && answers.every((one) => one === 200));
    holds('figures are read on their port', (await status('/metrics', figures)) === 200);
    holds('nothing of the program can be written', inside(['touch', '/app/written']).status !== 0);
    const doctor = inside(['node', 'dist/ops.mjs', 'doctor']);
    holds(`the doctor finds nothing that fails:\n${doctor.stdout}${doctor.stderr}`.trim(), doctor.status === 0);

    const began = Date.now();
    process.kill(Number(server.first()), config.StopSignal ?? 'SIGTERM');
    const code = await server.ended;
    const seconds = (Date.now() - began) / 1000;
    const most = Number(given.DRAIN_SECONDS) + STOP_SECONDS;
    holds(`it stops by its signal within ${most} s (${seconds.toFixed(1)} s)`, code === 0 && seconds <= most);
  } finally {
    server.child.kill('SIGKILL');
  }
}

if (!values.built) {
  const base = values.base ?? (await standIn());
  const form = ['--format', 'docker', '--isolation', 'chroot', '--network', 'host', '--layers=false'];
  run(buildah, ['build', ...form, '--build-arg', `NODE_IMAGE=${base}`, '-f', CONTAINERFILE, '-t', IMAGE, '.']);
}
spawnSync(buildah, ['rm', CONTAINER], { stdio: 'ignore' });
printed(buildah, ['from', '--name', CONTAINER, IMAGE]);
try {
  const { Docker } = JSON.parse(printed(buildah, ['inspect', '--type', 'image', IMAGE]));
  const root = printed(buildah, ['mount', CONTAINER]);
  process.stdout.write(`image of ${printed('du', ['-sm', root]).split('\t')[0]} MB\n`);
  await tried(root, { config: Docker.config, healthcheck: Docker.config.Healthcheck.Test });
} finally {
  printed(buildah, ['umount', CONTAINER]);
  printed(buildah, ['rm', CONTAINER]);
}
