import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLICATION_KEPT_DAYS, MAX_FILE_BYTES } from '../../src/contract/constants';
import { applyForJob } from '../../src/contract/endpoints/application';
import { postUserAction, type TrackingEvent } from '../../src/contract/endpoints/tracking';
import type { JobApplication } from '../../src/contract/entities/application';
import { errorTable } from '../../src/contract/errors';
import { operatorOf } from '../../src/server/operatorSettings';
import { Caller, emailTo } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { zipOf } from '../support/zip';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF');
/** An office file of these parts, whose first part says what kind it is. */
const packed = (kind: string, ...names: string[]) =>
  zipOf([
    { name: '[Content_Types].xml', content: `<Types><Override ContentType="${kind}.main+xml"/></Types>` },
    ...names.map((name) => ({ name, content: 'x' })),
  ]);
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const WORD = `${OFFICE}.wordprocessingml.document`;
const fileOf = (bytes: Buffer, name = '이력서.pdf') => ({ name, content: bytes.toString('base64') });
const body = (change: Partial<JobApplication> = {}): JobApplication => ({
  job: 'fullstack-developer',
  name: '박지원',
  email: `a${randomBytes(5).toString('hex')}@stlbs.test`,
  phone: '010-1234-5678',
  message: '배관 자재 견적 업무를 5년 했습니다.',
  privacy_agreed: true,
  file: fileOf(PDF),
  ...change,
});
const apply = (input: JobApplication, caller = new Caller(server.api), key = randomUUID()) =>
  caller.call(applyForJob, { body: input }, { 'idempotency-key': key });
const rowsOf = (email: string) =>
  server.sql<{ id: string; file_type: string; privacy_version: string; language: string }>(
    'select id, file_type, privacy_version, language from job_application where email = $1',
    [email],
  );
const actionOf = (sessionId: string): TrackingEvent => ({
  actionType: 'PAGE_IN',
  method: 'GET',
  path: '/document/career',
  referrer: '',
  key: '',
  body: null,
  serviceName: 'stlbs',
  sessionId,
  clientDate: new Date().toISOString(),
  language: 'ko',
});
const storedAt = (id: string) => join(server.dataDir, 'files', id.slice(0, 2), id);

test('an application is kept with its file; the operator gets all of it, the applicant a receipt of his language', async () => {
  const input = body({ message: '<b>안녕하세요</b>' });
  const answer = await apply(input, new Caller(server.api, 'en'));
  expect(answer.status).toBe(200);
  const days = (Date.parse(answer.data.kept_until) - Date.now()) / 86_400_000;
  expect(Math.abs(days - APPLICATION_KEPT_DAYS)).toBeLessThan(2);
  const [row] = await rowsOf(input.email);
  expect(row).toMatchObject({ file_type: 'application/pdf', language: 'en' });
  expect(existsSync(storedAt(row!.id))).toBe(true);
  const receipt = await emailTo(server.api, input.email);
  expect(receipt.subject).toMatch(/^We have your application: Full-stack/);
  // Anybody can type anybody's address: the receipt repeats nothing that was typed.
  expect(receipt.text).not.toMatch(/박지원|이력서|안녕하세요/);
  const reported = await emailTo(server.api, operatorOf({}).careersEmail);
  expect(reported.text).toContain(row!.id);
  expect(reported.text).toContain(input.email);
});

test('word and both hangul formats are taken by their content', async () => {
  const files = [
    fileOf(packed(WORD, 'word/document.xml'), 'cv.docx'),
    fileOf(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('....HWP Document File')]), 'cv.hwp'),
    // Its first part is stored as it is, so that programs can recognise it.
    fileOf(Buffer.from('PK\x03\x04..............mimetypeapplication/hwp+zip', 'latin1'), 'cv.hwpx'),
  ];
  for (const file of files) expect((await apply(body({ file }))).status, file.name).toBe(200);
});

test.each([
  ['a program under the name of a pdf', Buffer.from('MZ\x90\x00'), 'APPLICATION_FILE'],
  ['markup under the name of a pdf', Buffer.from('<html><script>1</script>'), 'APPLICATION_FILE'],
  ['a spreadsheet', packed(`${OFFICE}.spreadsheetml.sheet`, 'xl/workbook.xml'), 'APPLICATION_FILE'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'APPLICATION_FILE'],
  ['macros', packed(WORD, 'word/document.xml', 'word/vbaProject.bin'), 'FILE_MACRO'],
  ['more than 10 MB', Buffer.concat([PDF, Buffer.alloc(MAX_FILE_BYTES)]), 'FILE_TOO_LARGE'],
] as const)('%s is refused, and nothing is kept', async (_what, bytes, error) => {
  const input = body({ file: fileOf(bytes) });
  expect((await apply(input)).mcode).toBe(errorTable[error].mcode);
  expect(await rowsOf(input.email)).toEqual([]);
});

test.each([
  ['name', { name: ' ' }],
  ['email', { email: 'nobody' }],
  ['phone', { phone: 'call me' }],
  ['message', { message: 'x'.repeat(4001) }],
  ['privacy_agreed', { privacy_agreed: false as unknown as true }],
  ['file', { file: { name: '', content: '' } }],
  ['job', { job: '../../etc/passwd' }],
] as const)('a wrong %s is named', async (field, change) => {
  const answer = await apply(body(change));
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.data)).toContain(`"${field}"`);
});

test('an opening that is not there is a 404', async () => {
  expect((await apply(body({ job: 'chief-welder' }))).status).toBe(404);
});

test('pressed twice at once it is one application; without a key none', async () => {
  const input = body();
  const [caller, key] = [new Caller(server.api), randomUUID()];
  const answers = await Promise.all([apply(input, caller, key), apply(input, caller, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await rowsOf(input.email)).toHaveLength(1);
  const bare = await server.api('POST', '/career/application', { body: input });
  expect(bare.status).toBe(400);
});

test('the eleventh within an hour from one address is turned away', async () => {
  const caller = new Caller(server.api);
  const wrong = body({ name: '' });
  for (let count = 0; count < 10; count += 1) await apply(wrong, caller);
  expect((await apply(body(), caller)).status).toBe(429);
});

test('after its time everything of it is gone: row, file and emails; after a year what readers did as well', async () => {
  const input = body();
  const sessionId = randomUUID();
  const acted = () => server.sql('select 1 from tracking_event where session_id = $1', [sessionId]);
  await new Caller(server.api).ok(postUserAction, { body: actionOf(sessionId) });
  await expect.poll(acted).toHaveLength(1);
  await apply(input);
  const [row] = await rowsOf(input.email);
  await emailTo(server.api, input.email);
  await server.api('POST', '/dev/clock', { body: { seconds: 366 * 86_400 } });
  // A process that starts cleans at once, a running one every hour.
  const late = await startServer({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir });
  await expect.poll(() => rowsOf(input.email)).toEqual([]);
  await expect.poll(() => existsSync(storedAt(row!.id))).toBe(false);
  const emails = () =>
    server.sql('select 1 from mail where recipient = $1 or text like $2', [input.email, `%${row!.id}%`]);
  await expect.poll(emails).toEqual([]);
  await expect.poll(acted).toEqual([]);
  await late.stop();
});
