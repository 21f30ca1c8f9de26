import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import * as intake from '../../src/contract/endpoints/mailIn';
import { listRfqs } from '../../src/contract/endpoints/rfq';
import { emailsTo, everyEmailTo } from '../support/emails';
import { lockedTable } from '../support/lockedTable';
import { ended, MAIL_IN_ENV, posted, proven, written } from '../support/mailIn';
import { type Caller, join } from '../support/people';
import { startTrade } from '../support/startTrade';
import { until } from '../support/until';

const { server } = await startTrade({ env: MAIL_IN_ENV });

const LIST = Buffer.from('품명,수량,단위\nPIPE SMLS 4" SCH40 A106-B,10,EA\n');
const files = path.join(server.dataDir, 'files');

async function founded() {
  const owner = await join(server.api);
  return { owner, to: (await owner.ok(intake.makeMailIntake)).address ?? '' };
}

async function letter(from: string, to: string, attachments = [{ filename: '자재.csv', content: LIST }]) {
  const mail = await written({ from, to, subject: '배관재', text: '견적 부탁드립니다.', attachments });
  return Buffer.concat([Buffer.from(proven(from)), mail]);
}

/** A mail that came in some hours ago and was tried that often; its bytes lie apart from those of new files. */
async function waiting(to: string, bytes: Buffer, { attempts, hours }: { attempts: number; hours: number }) {
  const id = uuid().replace(/^../, 'ff');
  await mkdir(path.join(files, 'ff'), { recursive: true });
  await writeFile(path.join(files, 'ff', id), bytes);
  await server.sql(
    `insert into incoming_mail (id, message_key, recipient, state, attempts, due_at, received_at)
     values ($1::uuid, $1::text, $2, 'waiting', $3, now(), now() - $4 * interval '1 hour')`,
    [id, to, attempts, hours],
  );
  return id;
}

/** Has nothing be read from or written to a folder of the store, until it is given back or the test ends. */
async function away(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  await rename(folder, `${folder}.away`);
  await writeFile(folder, 'no folder');
  let gone = true;
  const back = async () => {
    if (!gone) return;
    gone = false;
    await rm(folder);
    await rename(`${folder}.away`, folder);
  };
  onTestFinished(back);
  return back;
}

/** Waits until a mail waits for a later time; gives how often it was tried. */
const putOff = (id: string) =>
  until('it waits again', async () => {
    const [row] = await server.sql<{ attempts: number }>(
      `select attempts from incoming_mail where id = $1 and state = 'waiting' and due_at > now() + interval '10 seconds'`,
      [id],
    );
    return row;
  });

const drafts = async (who: Caller) => (await who.ok(listRfqs, { query: { status: 'DRAFT', limit: 100 } })).items;

test('a store that is away costs no attempt and no mail', async () => {
  const { owner, to } = await founded();
  await mkdir(path.join(files, 'ff'), { recursive: true });
  const back = await away(path.join(files, 'ff'));
  const id = uuid().replace(/^../, 'ff');
  await writeFile(path.join(files, 'ff.away', id), await letter(owner.email, to));
  await server.sql(
    `insert into incoming_mail (id, message_key, recipient, state, attempts, due_at, received_at)
     values ($1::uuid, $1::text, $2, 'waiting', 4, now(), now() - interval '2 hours')`,
    [id, to],
  );
  expect(await putOff(id)).toEqual({ attempts: 4 });
  await back();
  await server.sql(`update incoming_mail set due_at = now() where id = $1`, [id]);
  expect(await ended(server, to)).toMatchObject({ state: 'done' });
  expect(await drafts(owner)).toHaveLength(1);
});

test('files that cannot be stored now leave the mail to a later time; after a day its sender is answered', async () => {
  const { owner, to } = await founded();
  const bytes = await letter(owner.email, to);
  // Where new files go: their ids begin with the time.
  const back = await away(path.join(files, uuid().slice(0, 2)));
  const id = await waiting(to, bytes, { attempts: 4, hours: 2 });
  expect(await putOff(id)).toEqual({ attempts: 4 });
  expect(await drafts(owner)).toHaveLength(0);
  await server.sql(`update incoming_mail set due_at = now(), received_at = now() - interval '25 hours' where id = $1`, [
    id,
  ]);
  expect(await ended(server, to)).toMatchObject({ state: 'failed', reason: 'FILE_STORE_AWAY' });
  await back();
  // Nothing is said against the mail, which nobody read.
  expect(await emailsTo(server.api, owner.email, '보내 주신 메일을 처리하지 못했어요')).toHaveLength(1);
  const unread = (await everyEmailTo(server.api, owner.email)).filter(({ subject }) => subject.includes('메일에서'));
  expect(unread).toEqual([]);
});

test('a mail whose processes ended again and again is given up', async () => {
  const { owner, to } = await founded();
  await waiting(to, await letter(owner.email, to), { attempts: 5, hours: 0 });
  expect(await ended(server, to)).toMatchObject({ state: 'failed' });
  expect(await drafts(owner)).toHaveLength(0);
});

test('five files are tried, whether or not they hold a list', async () => {
  const { owner, to } = await founded();
  const broken = (at: number) => ({ filename: `${at}.xlsx`, content: Buffer.from('no workbook') });
  const bytes = await letter(owner.email, to, [
    ...Array.from({ length: 5 }, (_, at) => broken(at)),
    { filename: '자재.csv', content: LIST },
  ]);
  await posted(server, to, bytes);
  expect(await ended(server, to)).toMatchObject({ state: 'dropped', reason: 'nothing' });
});

test('who lacks the second factor that the company requires makes nothing', async () => {
  const { owner, to } = await founded();
  await server.sql(
    `update company set second_factor_required_at = now() where id = (select company_id from account where email = $1)`,
    [owner.email],
  );
  await posted(server, to, await letter(owner.email, to));
  expect(await ended(server, to)).toMatchObject({ state: 'dropped', reason: 'stranger' });
});

test('who is taken out while a list is read makes nothing', async () => {
  const { owner, to } = await founded();
  const table = await lockedTable(server, 'word_rule');
  await posted(server, to, await letter(owner.email, to));
  await table.somebodyWaits();
  await server.sql(`update account set member_status = 'deactivated' where email = $1`, [owner.email]);
  await table.letGo();
  expect(await ended(server, to)).toMatchObject({ state: 'dropped', reason: 'stranger' });
  expect(
    await server.sql(`select 1 from rfq r join account a on a.company_id = r.company_id where a.email = $1`, [
      owner.email,
    ]),
  ).toEqual([]);
});
