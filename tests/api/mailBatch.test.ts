import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmtpReceiver } from '../support/smtpReceiver';
import { startServer, type TestServer } from '../support/startServer';
import { until } from '../support/until';

const REFUSED = 'refused@stlbs.test';
const taken: string[] = [];

let receiver: Awaited<ReturnType<typeof startSmtpReceiver>>;
let server: TestServer;
beforeAll(async () => {
  receiver = await startSmtpReceiver({
    onRcptTo({ address }, _session, done) {
      if (address === REFUSED) return done(new Error('no such mailbox'));
      taken.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.on('end', () => done());
      stream.resume();
    },
  });
  server = await startServer({ SMTP_URL: receiver.url });
});
afterAll(async () => {
  await server?.stop();
  await receiver?.stop();
});

test('of four emails that go together, one that is refused is put off alone and the others go once', async () => {
  const recipients = ['one@stlbs.test', REFUSED, 'two@stlbs.test', 'three@stlbs.test'];
  const ids = recipients.map(() => randomUUID());
  await server.sql(
    `insert into mail (id, recipient, subject, text, html, due_at, created_at)
     select m.id, m.recipient, 'A subject', 'A text', '<p>A text</p>', app_now(), app_now()
     from unnest($1::uuid[], $2::text[]) as m(id, recipient)`,
    [ids, recipients],
  );
  const rows = () =>
    server.sql('select recipient, attempts, failed, sent_at is not null as sent from mail where id = any($1::uuid[])', [
      ids,
    ]);
  await until('the refusal', async () => (await rows()).some(({ attempts }) => attempts === 1));
  const gone = { attempts: 0, failed: false, sent: true };
  expect(new Map((await rows()).map(({ recipient, ...row }) => [recipient, row]))).toEqual(
    new Map(recipients.map((each) => [each, each === REFUSED ? { ...gone, attempts: 1, sent: false } : gone])),
  );
  expect(taken.toSorted()).toEqual(['one@stlbs.test', 'three@stlbs.test', 'two@stlbs.test']);
});
