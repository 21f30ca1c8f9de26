import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createFile } from '../../src/contract/endpoints/file';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { runningPostgres } from '../../src/server/db/runningPostgres';
import { createApi } from '../support/http';
import { join } from '../support/people';
import { startProcess } from '../support/serverProcess';
import { smallDisk } from '../support/smallDisk';
import { draft } from '../support/trade';
import { until } from '../support/until';

const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 'x')]);

/** One machine whose disk fills up: first that of the files, then that of the database. */
test('a full disk refuses clearly, keeps what was acknowledged, and needs nothing but room', async ({ skip }) => {
  const folder = mkdtempSync(joinPath(tmpdir(), 'stlbs-full-'));
  const [dataDir, files] = [joinPath(folder, 'data'), joinPath(folder, 'data', 'files')];
  const disk = smallDisk(dataDir, '260m');
  if (!disk) return skip('mounting is not allowed');
  const fileDisk = smallDisk(files, '200k');
  const server = await startProcess({ PAGES: '0', DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
  try {
    const buyer = await join(createApi(server.url));
    const upload = async (bytes: Buffer) => {
      const body = { name: '도면.pdf', size: bytes.length, landing_type: 'AR' as const };
      const { upload_url } = await buyer.ok(createFile, { body });
      return () => fetch(server.url + upload_url, { method: 'PUT', body: new Uint8Array(bytes) });
    };
    const large = await upload(pdf(400_000));
    const refused = await large();
    expect([refused.status, ((await refused.json()) as { mcode: number }).mcode]).toEqual([503, 6019]);
    const small = await upload(pdf(100));
    expect((await small()).status).toBe(200);
    expect(readdirSync(files, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([]);
    fileDisk?.resize('2m');
    expect((await large()).status).toBe(200);

    const kept: string[] = [];
    const ballast = joinPath(dataDir, 'ballast');
    fill(ballast);
    const sql = new pg.Client({ connectionString: (await runningPostgres(dataDir)) ?? '' });
    sql.on('error', () => undefined);
    await sql.connect();
    let failed = false;
    for (let turn = 0; turn < 200 && !failed; turn += 1) {
      const made = await buyer.call(rfqs.createRfq, { body: { title: `가득 ${turn}` } });
      if (made.mcode === 0) kept.push(made.data.rfq_number_id);
      else failed = made.status >= 500;
      // The next segment of the log needs room that is not there.
      await sql.query('select pg_switch_wal()').catch(() => undefined);
    }
    expect(failed).toBe(true);
    const ready = async () => (await fetch(`${server.url}/api/ready`).catch(() => null))?.status;
    await until('an answer that no work is taken', async () => (await ready()) === 503);
    rmSync(ballast);
    await until('an answer that work is taken again', async () => (await ready()) === 200);
    await until(
      'an answer, once there is room again',
      async () => (await buyer.call(rfqs.listRfqs).catch(() => null))?.status === 200,
    );
    await draft(buyer, { title: '다시' });
    const { items } = await buyer.ok(rfqs.listRfqs, { query: { limit: 100 } });
    expect(items.map(({ rfq_number_id }) => rfq_number_id)).toEqual(expect.arrayContaining(kept));
    await sql.end().catch(() => undefined);
  } finally {
    await server.stop();
    fileDisk?.remove();
    disk.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}, 200_000);

/** Takes all the room that is left. */
function fill(path: string): void {
  const piece = Buffer.alloc(256 * 1024);
  for (;;) {
    try {
      writeFileSync(path, piece, { flag: 'a' });
    } catch {
      return;
    }
  }
}
