import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from '../../scripts/packages.mjs';
import { startProgram } from './childProgram';
import { freePort } from './serverProcess';

export interface Nginx {
  url: string;
  /** Lines of its access log. */
  log(): Record<string, string>[];
  stop(): Promise<void>;
}

const SITE = 'infra/nginx/stlbs.conf';

/**
 * nginx with the site of `infra/nginx` before these ports: only addresses, certificate and log file are others than in
 * production. Null, and a line that says so, on a machine that has no nginx and can install none.
 */
export async function startNginx(ports: readonly [number, number]): Promise<Nginx | null> {
  const program = await ensureProgram('nginx');
  if (!program) {
    process.stdout.write('NOT RUN: no nginx here and none could be installed; what needs it is left out.\n');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'stlbs-nginx-'));
  const [plain, port] = [await freePort(), await freePort()];
  const config = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    config,
    `daemon off; worker_processes 2; pid ${join(folder, 'pid')}; error_log stderr warn;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http { ${temporary.join(' ')} ${site({ plain, port, ports, log: join(folder, 'access.log') })} }`,
  );
  const running = await startProgram(program, ['-p', folder, '-e', join(folder, 'error.log'), '-c', config], port);
  return {
    url: `http://127.0.0.1:${port}`,
    log: () =>
      readFileSync(join(folder, 'access.log'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, string>),
    async stop() {
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The site with what differs here put in. A line that is not found is told: the file has changed and this has not. */
function site(here: { plain: number; port: number; ports: readonly [number, number]; log: string }): string {
  let text = readFileSync(SITE, 'utf8');
  const put = (pattern: RegExp, value: string) => {
    if (!pattern.test(text)) throw new Error(`${SITE} has no ${String(pattern)}`);
    text = text.replace(pattern, value);
  };
  put(/listen 80;/, `listen 127.0.0.1:${here.plain};`);
  put(/listen 443 ssl http2;/, `listen 127.0.0.1:${here.port};`);
  put(/127\.0\.0\.1:3001/, `127.0.0.1:${here.ports[0]}`);
  put(/127\.0\.0\.1:3002/, `127.0.0.1:${here.ports[1]}`);
  put(/^\s*ssl_.*;\n/gm, '');
  put(/access_log [^ ]+/, `access_log ${here.log}`);
  return text;
}
