import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from '../../scripts/packages.mjs';
import { startProgram } from './childProgram';
import { freePort } from './serverProcess';

export interface Nginx {
  url: string;
  /** The same site with its TLS settings and a certificate made for it; null where there is no openssl to make one. */
  tls: { url: string; certificate: string } | null;
  /** Where it redirects clients without TLS. */
  plainUrl: string;
  /** Lines of its access log. */
  log(): Record<string, string>[];
  stop(): Promise<void>;
}

const SITE = 'infra/nginx/stlbs.conf';

/**
 * nginx with the site of `infra/nginx` before these ports: only addresses, certificate, log file and the folder of pages' files are others than in
 * production. Null, and a line that says so, on a machine that has no nginx and can install none.
 */
export async function startNginx(ports: readonly [number, number], staticDir?: string): Promise<Nginx | null> {
  const program = await ensureProgram('nginx');
  if (!program) {
    process.stdout.write('NOT RUN: no nginx here and none could be installed; what needs it is left out.\n');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'stlbs-nginx-'));
  const [plain, port, tlsPort] = [await freePort(), await freePort(), await freePort()];
  const pair = certificate(folder);
  const config = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    config,
    `daemon off; worker_processes 2; pid ${join(folder, 'pid')}; error_log stderr warn;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http { ${temporary.join(' ')} ${site({ plain, port, ports, tls: pair && { ...pair, port: tlsPort }, log: join(folder, 'access.log'), staticDir: staticDir ?? join(folder, 'static') })} }`,
  );
  const running = await startProgram(program, ['-p', folder, '-e', join(folder, 'error.log'), '-c', config], port);
  return {
    url: `http://127.0.0.1:${port}`,
    tls: pair && { url: `https://127.0.0.1:${tlsPort}`, certificate: readFileSync(pair.certificate, 'utf8') },
    plainUrl: `http://127.0.0.1:${plain}`,
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

interface Pair {
  certificate: string;
  key: string;
}

/** A certificate of a day for this machine, or null without openssl. */
function certificate(folder: string): Pair | null {
  const pair = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const made = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'].concat(
      ['-subj', '/CN=stlbs.example.com', '-addext', 'subjectAltName=DNS:stlbs.example.com,IP:127.0.0.1'],
      ['-keyout', pair.key, '-out', pair.certificate],
    ),
    { stdio: 'ignore' },
  );
  return made.status === 0 ? pair : null;
}

interface Here {
  plain: number;
  port: number;
  ports: readonly [number, number];
  tls: (Pair & { port: number }) | null;
  log: string;
  staticDir: string;
}

/** The site with what differs here put in. A line that is not found fails: the file has changed and this has not. */
function site(here: Here): string {
  let text = readFileSync(SITE, 'utf8');
  const put = (pattern: RegExp, value: string) => {
    if (!pattern.test(text)) throw new Error(`${SITE} has no ${String(pattern)}`);
    text = text.replace(pattern, value);
  };
  put(/listen 80;/, `listen 127.0.0.1:${here.plain};`);
  const secure = here.tls ? ` listen 127.0.0.1:${here.tls.port} ssl http2;` : '';
  put(/listen 443 ssl http2;/, `listen 127.0.0.1:${here.port};${secure}`);
  put(/127\.0\.0\.1:3001/, `127.0.0.1:${here.ports[0]}`);
  put(/127\.0\.0\.1:3002/, `127.0.0.1:${here.ports[1]}`);
  if (here.tls) {
    put(/ssl_certificate .*;/, `ssl_certificate ${here.tls.certificate};`);
    put(/ssl_certificate_key .*;/, `ssl_certificate_key ${here.tls.key};`);
  } else {
    put(/^\s*ssl_.*;\n/gm, '');
  }
  put(/root \/srv\/stlbs-static;/, `root ${here.staticDir};`);
  put(/access_log [^ ]+/, `access_log ${here.log}`);
  return text;
}
