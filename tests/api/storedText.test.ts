import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { PDF, XLSX } from '../../src/contract/mediaTypes';
import type { Endpoint } from '../../src/contract/endpoint';
import { smtpMailer } from '../../src/server/ports/mailer';
import { everyEndpoint } from '../support/everyEndpoint';
import type { StoredEmail } from '../support/emails';
import { startMailServer } from '../support/mailServer';
import { MARK } from '../support/markedTexts';
import { type MarkedScene, markedScene } from '../support/markedScene';
import { startServer, type TestServer } from '../support/startServer';
import { until } from '../support/until';

let server: TestServer;
let scene: MarkedScene;
beforeAll(async () => {
  server = await startServer();
  scene = await markedScene(server);
});
afterAll(() => server?.stop());

test('texts that mean something elsewhere are taken as they are, in every part of the product', async () => {
  // None is refused for its signs: people write `<`, `=` and `"` in sizes and remarks.
  expect([...scene.refused]).toEqual([]);
  const areas = [
    'auth',
    'rfq',
    'quotation',
    'order',
    'stock',
    'market',
    'project',
    'purchase',
    'company',
    'career',
    'user',
  ];
  for (const area of areas) expect([...scene.taken].join('\n')).toContain(` /${area}`);
  const [{ stored } = { stored: 0 }] = await server.sql<{ stored: number }>(
    `select count(*)::int as stored from rfq_line where raw_text like $1`,
    [`%${MARK}%`],
  );
  expect(stored).toBeGreaterThan(0);
});

test('mails show them as words', async () => {
  const emails = await until('six emails with what was typed', async () => {
    const { body } = await server.api('GET', '/dev/outbox');
    const all = (body as { data: StoredEmail[] }).data;
    return all.filter(({ html }) => html.includes(MARK)).length > 5 && all;
  });
  for (const { subject, html } of emails) {
    expect(subject).not.toMatch(/[\r\n]/);
    // Within a tag they could be an attribute or a link.
    expect(html.match(new RegExp(`<[^>]*${MARK}`, 'g')) ?? []).toEqual([]);
    expect(html).not.toMatch(/<(script|img|svg|iframe|link|base|form)\b|<[^>]*\bon\w+=|href="(?!https?:)/i);
  }
});

describe('files', () => {
  const answers: Array<{ name: string; type: string; bytes: Uint8Array }> = [];
  beforeAll(async () => {
    const { people, ids } = scene;
    for (const endpoint of (await everyEndpoint()).filter(({ file }) => file)) {
      for (const path of addressesOf(endpoint, ids)) {
        for (const who of [people.buyer, people.author]) {
          const reply = await server.api(endpoint.method, path, {
            ...(endpoint.method === 'POST' ? { body: {} } : {}),
            token: who.token ?? '',
            lang: who.lang,
          });
          const type = reply.headers.get('content-type') ?? '';
          if (reply.status === 200) answers.push({ name: path, type, bytes: reply.body as Uint8Array });
        }
      }
    }
  });

  test('spreadsheets hold them as words: no formula, no link, no sign at the front that makes one', async () => {
    const books = answers.filter(({ type }) => type.includes(XLSX));
    expect(books.length).toBeGreaterThan(3);
    let found = 0;
    for (const { name, bytes } of books) {
      const { sheets } = await readXlsx(bytes);
      for (const { rows, cells, dataValidations } of sheets) {
        const texts = rows.flat().filter((cell): cell is string => typeof cell === 'string');
        found += texts.filter((text) => text.includes(MARK)).length;
        expect(
          texts.filter((text) => /^[\s]*[=+\-@]/.test(text) && text.includes(MARK)),
          name,
        ).toEqual([]);
        for (const cell of cells?.values() ?? []) {
          // The product's own formulas compute sums; none holds a stored text.
          expect(cell.formula ?? '', name).not.toContain(MARK);
          expect(cell.hyperlink, name).toBeUndefined();
        }
        expect(JSON.stringify(dataValidations ?? []), name).not.toContain(MARK);
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  test('documents print them: no link, no action, no script, no file within', async () => {
    const papers = answers.filter(({ type }) => type.includes(PDF));
    for (const kind of ['comparison/paper', 'paper/purchase_order', 'paper/statement', 'paper/packing_list']) {
      expect(papers.map(({ name }) => name).join('\n')).toContain(kind);
    }
    for (const { name, bytes } of papers) {
      const text = Buffer.from(bytes).toString('latin1');
      expect(text.slice(0, 5)).toBe('%PDF-');
      // Streams are compressed bytes: they hold any letters by chance. Objects must not hide in them.
      const objects = text.replace(/\bstream\r?\n[\s\S]*?\nendstream\b/g, '');
      expect(objects, name).toMatch(/\/Type \/Page\b/);
      expect(objects, name).not.toContain('/ObjStm');
      expect(objects, name).not.toMatch(/\/(URI|JavaScript|JS|Launch|OpenAction|AA|SubmitForm|EmbeddedFile|Annots)\b/);
    }
  });
});

/** Where a file is requested: one address for each kind of it. */
function addressesOf({ path, params }: Endpoint, ids: Record<string, string>): string[] {
  const kind = params instanceof z.ZodObject ? params.shape.kind : undefined;
  const kinds = kind instanceof z.ZodEnum ? kind.options : [''];
  return kinds.map((one) => {
    const address = path.replace(/\{(\w+)\}/g, (_, id: string) =>
      id === 'kind' ? String(one) : encodeURIComponent(ids[id] ?? 'x'),
    );
    return path === '/statistics/sheet' ? `${address}?side=buyer` : address;
  });
}

test('a subject with a line break cannot add a header or a reader to a mail', async () => {
  const mails = await startMailServer();
  try {
    const subject = `한빛 ${MARK}\r\nBcc: spy@evil.example\r\nX-Evil: 1\r\n\r\n<b>body</b>`;
    const email = { id: 'letter', subject, text: 'text', html: '<p>text</p>', unsubscribe_url: null, reply_to: null };
    await smtpMailer(mails.url, 'STLBS <no-reply@stlbs.test>').send({ ...email, recipient: 'reader@stlbs.test' });
    const mail = await mails.received('reader@stlbs.test', MARK);
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.text?.trim()).toBe('text');
  } finally {
    await mails.stop();
  }
});
