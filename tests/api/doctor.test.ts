import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST_FOLDER, OPS } from '../support/hostFolder';
import { startRedis } from '../support/redisServer';
import { startS3Server } from '../support/s3Server';
import { freePort } from '../support/serverProcess';
import { startSmtpReceiver } from '../support/smtpReceiver';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

async function doctor(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const settings = { PATH: process.env['PATH'], NODE_ENV: 'production' as const, APP_ENV: 'localhost', ...env };
  const program = `${HOST_FOLDER}/${OPS}.mjs`;
  const { code, stdout, stderr } = await promisify(execFile)(process.execPath, [program, 'doctor'], {
    env: settings,
  }).then(
    (done) => ({ code: 0, ...done }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code, lines: (stdout || stderr).trim().split('\n') };
}

test('what is well is named, beside a running server, and nothing is left behind', async () => {
  const [redis, s3, mail] = await Promise.all([startRedis(), startS3Server(), startSmtpReceiver({})]);
  try {
    const { port } = new URL(server.url);
    const env = {
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: server.dataDir,
      PORT: port,
      SMTP_URL: mail.url,
      ...s3.env,
    };
    const { code, lines } = await doctor({ ...env, ...(redis ? { REDIS_URL: redis.url } : {}) });
    expect(lines).toEqual([
      'ok       settings',
      `ok       start: a server runs at http://127.0.0.1:${port}`,
      expect.stringMatching(/^ok {7}database: PostgreSQL \d+.*, connections are bound$/),
      expect.stringMatching(/^ok {7}files: bucket /),
      ...(redis ? ['ok       redis: answers'] : []),
      'ok       mail: takes emails',
    ]);
    expect(code).toBe(0);
    expect(s3.objects.size).toBe(0);
  } finally {
    await Promise.all([redis?.stop(), s3.stop(), mail.stop()]);
  }
});

test('everything that fails is named in one go', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stlbs-doctor-'));
  const foreign = createServer((_request, response) => response.end('somebody else'));
  await new Promise<void>((resolve) => void foreign.listen(0, '127.0.0.1', resolve));
  const [taken, closed] = [(foreign.address() as { port: number }).port, await freePort()];
  try {
    const away = `127.0.0.1:${closed}`;
    const { code, lines } = await doctor({
      DATA_DIR: join(folder, 'data'),
      PORT: String(taken),
      DATABASE_URL: `postgres://stlbs:secret@${away}/stlbs`,
      REDIS_URL: `redis://${away}`,
      SMTP_URL: `smtp://${away}`,
    });
    expect(code).toBe(1);
    expect(lines).toEqual([
      'ok       settings',
      expect.stringMatching(/^FAILED {3}start: Port \d+ of 127\.0\.0\.1 is taken/),
      expect.stringMatching(/^FAILED {3}database: The database .+ does not let this server in/),
      expect.stringMatching(/^ok {7}files: /),
      expect.stringMatching(/^FAILED {3}redis: .*ECONNREFUSED/),
      expect.stringMatching(/^FAILED {3}mail: .*ECONNREFUSED/),
    ]);
    expect(
      readdirSync(join(folder, 'data'), { recursive: true })
        .map(String)
        .filter((name) => name.includes('-')),
    ).toEqual([]);

    const unset = await doctor({ DATA_DIR: join(folder, 'other'), APP_ENV: 'prod', PORT: 'none' });
    expect(unset.code).toBe(1);
    expect(unset.lines).toContain('FAILED   settings: PORT must be a port from 0 to 65535.');
    // What follows from the settings that are right is looked at all the same, without writing anything.
    expect(unset.lines).toContain('ok       start: ports and folders are free');
    expect(existsSync(join(folder, 'other'))).toBe(false);
  } finally {
    foreign.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
