import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParseOutput } from '../../src/contract/entities/parse';
import type { ErrorName } from '../../src/contract/errorCodes';
import { errorTable } from '../../src/contract/errors';
import { expectRefusal, parseFile, readFile } from '../support/parseFiles';
import { startServer, type TestServer } from '../support/startServer';
import { until } from '../support/until';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const fixture = (name: string) => readFileSync(`tests/fixtures/pages/${name}`);
const items = ({ lines }: ParseOutput) => lines.filter((line) => !line.excluded);

describe('a PDF', () => {
  test('its table is read as that of a workbook, each line with its place on a page that can be shown', async () => {
    const read = await readFile(server, '목록.pdf', fixture('ruledKorean.pdf'));
    expect(items(read)).toHaveLength(54);
    expect(items(read)[2]).toMatchObject({ qty: '10', uom: 'EA', sheet: 'PDF', overall: 0.96 });
    expect(items(read)[2]?.item).toMatchObject({ category: 'flange', type: 'SO', class: '10K', grade: 'SS400' });
    const { place } = items(read)[53] ?? {};
    expect(place?.page).toBe(2);
    expect(read.pages.map(({ page, pictured }) => [page, pictured])).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(read.terms.some(({ value }) => value.includes('울산'))).toBe(true);
  });

  const cases: [string, string, ErrorName, () => Uint8Array][] = [
    ['of nothing but its mark', 'a.pdf', 'FILE_PDF_UNREADABLE', () => Buffer.from('%PDF-1.7')],
    ['cut in half', 'a.pdf', 'FILE_PDF_UNREADABLE', () => fixture('ruledKorean.pdf').subarray(0, 30_000)],
    ['that is encrypted', 'a.pdf', 'FILE_ENCRYPTED', () => fixture('encrypted.pdf')],
    ['under the name of a workbook and broken', 'a.xlsx', 'FILE_PDF_UNREADABLE', () => Buffer.from('%PDF-1.7')],
  ];
  test.each(cases)('%s is refused, saying what to do', async (_, name, code, make) => {
    expectRefusal(await parseFile(server, name, make()), code);
  });
});

describe('a scan', () => {
  /** The answer as it arrives, for a caller who wants to see how far it is. */
  const patiently = (name: string, content: Uint8Array, signal?: AbortSignal) =>
    fetch(`${server.url}/api/rfq/parse`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
      body: JSON.stringify({ file: { name, content: Buffer.from(content).toString('base64') } }),
      ...(signal ? { signal } : {}),
    });

  test('every line is marked as read from a picture, and is never above 0.8', async () => {
    const answer = await patiently('scan.jpg', fixture('scan.jpg'));
    expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
    const parts = (await answer.text()).split('\n').map((part) => JSON.parse(part) as Record<string, unknown>);
    expect(parts[0]).toEqual({ progress: { done: 0, of: null } });
    const { mcode, data } = parts.at(-1) as { mcode: number; data: ParseOutput };
    expect(mcode).toBe(0);
    expect(items(data)).toHaveLength(8);
    for (const line of items(data)) {
      expect(line.overall).toBeLessThanOrEqual(0.8);
      expect(line.warnings).toContain('read_from_picture');
      expect(line.place?.page).toBe(1);
    }
    expect(data.pages).toMatchObject([{ page: 1, pictured: true }]);
  }, 300_000);

  test('a refusal after progress is answered by its envelope', async () => {
    const answer = await patiently('empty.png', fixture('blank.png'));
    const last = (await answer.text()).split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ mcode: errorTable.FILE_EMPTY.mcode });
  }, 300_000);

  test('who cancels frees the reader for the next at once', async () => {
    const cancel = new AbortController();
    const answer = await patiently('scan.jpg', fixture('scan.jpg'), cancel.signal);
    const reader = answer.body?.getReader();
    await reader?.read();
    cancel.abort();
    await reader?.read().catch(() => undefined);
    // One scan is read at a time, and a second of the same person waits for it.
    await until('a free reader', async () => {
      const next = await patiently('blank.png', fixture('blank.png'));
      return (await next.text()).includes(String(errorTable.FILE_EMPTY.mcode));
    });
  }, 300_000);
});
