import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import * as files from '../../src/contract/endpoints/file';
import { readVendorList } from '../../src/contract/endpoints/rfqDialogue';
import { startOwnTrade } from '../support/startTrade';
import { draft } from '../support/trade';
import { until } from '../support/until';

const { server, buyer } = await startOwnTrade();
const LOOKS = 20;
const LOOK_MS = 50;

async function uploaded(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const body = { name: '명단.csv', size: bytes.length, landing_type: 'AVLF' as const };
  const { file_id, upload_url } = await buyer.ok(files.createFile, { body });
  await fetch(`${server.url}${upload_url}`, { method: 'PUT', body: bytes });
  return file_id;
}

async function read() {
  const { rfq_number_id } = await draft(buyer);
  const file_id = await uploaded('업체명,사업자등록번호\n대한강관,1234567891\n');
  return buyer.call(readVendorList, { params: { rfq_number_id }, body: { version: 1, file_id } });
}

/** The processes of this server that read files. */
const readers = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(server.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('fileReader'))
    .map((line) => Number(line.trim().split(/\s+/)[0]));

/** Those that wait for the transaction that has just looked the file up. */
const openTransactions = () =>
  server.sql(
    `select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and state like 'idle in transaction%' and query ilike '%stored_file%for share%'`,
  );

test('a vendor list is read while no transaction is open', async () => {
  expect((await read()).mcode).toBe(0);
  const [reader] = await until('a reading process', () => (readers().length > 0 ? readers() : null));
  if (!reader) throw new Error('no reading process');
  // A sender of a file that takes long: the process that reads it stands still.
  process.kill(reader, 'SIGSTOP');
  const answer = read();
  const held: unknown[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    held.push(...(await openTransactions()));
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  process.kill(reader, 'SIGCONT');
  expect((await answer).mcode).toBe(0);
  expect(held).toEqual([]);
});
