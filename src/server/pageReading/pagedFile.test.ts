import { readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { readTable } from '../../domain/material/table';
import { AppError } from '../http/fail';
import { isPaged, type PagedFile, readPagedFile } from './pagedFile';

const fixture = (name: string) => readFileSync(`tests/fixtures/pages/${name}`);
const silent = () => undefined;

async function read(name: string, patient = false): Promise<PagedFile> {
  const file = await readPagedFile(fixture(name), patient, silent);
  if (!file) throw new Error(`${name} takes long`);
  return file;
}

function items({ sheet }: PagedFile) {
  const { lines } = readTable(sheet.rows, { merges: sheet.merges ?? [] });
  return lines.filter(({ aside, parsed }) => aside === null && parsed.item.category !== 'other');
}

const quantities = (file: PagedFile) => items(file).map(({ parsed }) => parsed.item.qty);

test('a table without ruling lines: wrapped cells, repeated titles, four pages', async () => {
  const file = await read('borderless.pdf');
  expect(quantities(file)).toEqual(Array.from({ length: 99 }, (_, index) => (((index + 1) * 7) % 190) + 1));
  const wrapped = items(file)[3];
  expect(wrapped?.parsed.text).toContain('API 600, TRIM 8');
  // The titles of the second page stand elsewhere than those of the first; those of the third and fourth say nothing new.
  expect(file.sheet.rows.filter((row) => row.includes('DESCRIPTION'))).toHaveLength(2);
});

test('titles over titles between ruling lines: the ordered quantity of three is read', async () => {
  const file = await read('ruledKorean.pdf');
  const order = (no: number) => no * 3 + Math.ceil(no * 3 * 0.05);
  expect(quantities(file)).toEqual(Array.from({ length: 54 }, (_, index) => order(index + 1)));
});

test('of a drawing its bill of material alone is read', async () => {
  const file = await read('isometric.pdf');
  expect(items(file)).toHaveLength(14);
  expect(file.sheet.rows[0]).toEqual(['PT NO', 'COMPONENT DESCRIPTION', 'N.S. (IN)', 'MATERIAL', 'QTY']);
  expect(file.sheet.rows.flat().join(' ')).not.toContain('P-100');
});

test('columns that were printed on pages of their own are put beside the others', async () => {
  const file = await read('widerThanPage.pdf');
  expect(items(file)).toHaveLength(60);
  expect(quantities(file)).not.toContain(undefined);
  const [first] = items(file);
  expect(first?.parsed.item).toMatchObject({ category: 'pipe', nps: ['2'], grade: 'A106-B', qty: 120, unit: 'M' });
});

test('every row knows its place on its page, and the page is there to be shown', async () => {
  const file = await read('borderless.pdf');
  expect(file.places).toHaveLength(file.sheet.rows.length);
  expect(file.pages.map(({ page }) => page)).toEqual([1, 2, 3, 4]);
  for (const { picture } of file.pages) expect(picture).toMatch(/^data:image\/jpeg;base64,/);
  for (const { x0, x1, y0, y1 } of file.places) {
    expect(x0).toBeLessThan(x1);
    expect(y0).toBeLessThan(y1);
  }
  const below = file.places.filter(({ page }) => page === 1).map(({ y0 }) => y0);
  expect(below).toEqual([...below].sort((a, b) => a - b));
});

test('a scan is left to patient reading, and then read from its picture', async () => {
  expect(await readPagedFile(fixture('scan.jpg'), false, silent)).toBeNull();
  const file = await read('scan.jpg', true);
  expect(file.places.every(({ pictured }) => pictured)).toBe(true);
  const found = items(file);
  expect(found).toHaveLength(8);
  expect(quantities(file)).toEqual([120, 24, 36, 15, 96, 18, 7, 140]);
  expect(found.map(({ parsed }) => parsed.item.category).slice(2)).toEqual([
    'flange',
    'valve',
    'pipe',
    'flange',
    'valve',
    'bolt',
  ]);
}, 240_000);

const refusal = (bytes: Buffer, patient = false) =>
  readPagedFile(bytes, patient, silent).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

/** A PDF of so many empty pages. */
function emptyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const pages = Array.from(
    { length: count },
    (_, index) => `${index + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n`,
  );
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count ${count}/Kids[${kids}]>>endobj\n${pages.join('')}trailer<</Root 1 0 R>>\n%%EOF`,
  );
}

/** The head of a .png that says how large it is, and no picture. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test('what is broken or more than any list is refused by name', async () => {
  expect(await refusal(Buffer.from('%PDF-1.7'))).toBe('FILE_PDF_UNREADABLE');
  expect(await refusal(fixture('borderless.pdf').subarray(0, 20_000))).toBe('FILE_PDF_UNREADABLE');
  expect(await refusal(emptyPages(10_000))).toBe('FILE_PAGES');
  expect(await refusal(pngOf(10_000, 10_000))).toBe('FILE_PIXELS');
  expect(await refusal(pngOf(4_000_000_000, 4_000_000_000))).toBe('FILE_PIXELS');
  expect(await refusal(pngOf(100, 100))).toBe('FILE_PICTURE_UNREADABLE');
  expect(await refusal(fixture('scan.jpg').subarray(0, 200))).toBe('FILE_PICTURE_UNREADABLE');
  expect(isPaged(Buffer.from('PK\x03\x04'))).toBe(false);
});

test('a picture without any writing gives no rows', async () => {
  const canvas = createCanvas(400, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 400, 300);
  const file = await readPagedFile(await canvas.encode('png'), true, silent);
  expect(file?.sheet.rows).toEqual([]);
});
