import { readFileSync } from 'node:fs';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { mergeAnswerSheet } from '../../src/contract/endpoints/answerSheet';
import { parseRfq } from '../../src/contract/endpoints/rfq';
import { answerTemplate } from '../../src/server/modules/quotation/answerTemplate';
import { requestTemplate } from '../../src/server/spreadsheet/requestTemplate';
import { startTrade } from '../support/startTrade';
import { submitted } from '../support/trade';

const { buyer, seller } = await startTrade();

type Cell = string | number | null;
const LANGUAGES = ['ko', 'en'] as const;

const kept = (kind: string, lang: string) =>
  readXlsx(readFileSync(`public/cdn/templates/${kind}.${lang}.xlsx`), { readStyles: true });

/** The template with rows written below its heading, by the titles of the columns, saved again. */
async function filled(kind: string, lang: 'ko' | 'en', rows: Record<string, Cell>[]) {
  const [first] = (await kept(kind, lang)).sheets;
  const head = first?.rows.findIndex((row) => row.filter(Boolean).length > 5) ?? -1;
  const titles = (first?.rows[head] ?? []) as string[];
  for (const row of rows) for (const title of Object.keys(row)) expect(titles).toContain(title);
  const above = (first?.rows.slice(0, head + 1) ?? []) as Cell[][];
  const body = rows.map((row) => titles.map((title) => row[title] ?? null));
  const bytes = await writeXlsx({ sheets: [{ name: first?.name ?? 'A', rows: [...above, ...body] }] });
  return { name: `${kind}.xlsx`, content: Buffer.from(bytes).toString('base64') };
}

describe.each(LANGUAGES)('templates in %s', (lang) => {
  test.each(['quotation-request', 'quotation-answer'])(
    '%s has lists, a help sheet and headings that are locked',
    async (kind) => {
      const { sheets } = await kept(kind, lang);
      const [list, help, hidden] = sheets;
      expect(sheets).toHaveLength(3);
      expect(help?.rows.length).toBeGreaterThan(5);
      expect(hidden?.hidden).toBe(true);
      expect(list?.protection?.sheet).toBe(true);
      const rules = list?.dataValidations?.filter(({ type }) => type === 'list') ?? [];
      expect(rules.length).toBeGreaterThanOrEqual(5);
      expect(rules.every(({ formula1 }) => /^lists!\$[A-Z]\$1:\$[A-Z]\$\d+$/.test(formula1 ?? ''))).toBe(true);
      const cell = (at: string) => list?.cells?.get(at)?.style?.protection?.locked;
      expect(cell('3,1')).not.toBe(false);
      expect(cell('4,1')).toBe(false);
    },
  );

  test.each([
    ['quotation-request', requestTemplate],
    ['quotation-answer', answerTemplate],
  ] as const)('%s is kept as the code writes it', async (kind, make) => {
    const [stored, fresh] = [await kept(kind, lang), await readXlsx((await make(lang)).content)];
    const shown = (book: typeof stored) =>
      book.sheets.map(({ name, rows, dataValidations }) => ({ name, rows, dataValidations }));
    expect(shown(stored)).toEqual(shown(fresh));
  });
});

test('a request template that was filled in is read exactly, in both languages', async () => {
  const korean = await filled('quotation-request', 'ko', [
    { 번호: 1, 품명: '무계목 강관', 사이즈: '100A', 스케줄: '40', 재질: 'SPPS380', '길이(m)': 6, 수량: 20, 단위: 'EA' },
    {
      번호: 2,
      품명: '이경티',
      사이즈: '150A',
      소경: '100A',
      스케줄: 40,
      재질: 'A234-WPB',
      접속: 'BW',
      수량: 4,
      단위: 'EA',
    },
    {
      번호: 3,
      품명: '슬립온 플랜지',
      사이즈: 80,
      '압력 등급': '10K',
      재질: 'SS400',
      '면 형상': 'RF',
      수량: 12,
      단위: 'EA',
      비고: '도장품',
    },
  ]);
  const english = await filled('quotation-request', 'en', [
    { 'No.': 1, Item: 'PIPE SMLS', Size: '4"', Schedule: 40, Material: 'A106-B', 'Length (m)': 6, Qty: 20, Unit: 'EA' },
    {
      Item: 'GATE VALVE',
      Size: '2"',
      Class: 800,
      Material: 'A105',
      Standard: 'API 602',
      Ends: 'SW',
      Qty: 15,
      Unit: 'EA',
    },
    {
      Tag: 'V-1',
      Item: 'REDUCING TEE',
      Size: '6"',
      'Reduced size': '4"',
      Schedule: 'STD',
      Material: 'A234-WPB',
      Qty: 4,
      Unit: 'SET',
    },
  ]);
  const items = async (file: typeof korean) =>
    (await buyer.ok(parseRfq, { body: { file } })).lines.filter((line) => !line.excluded).map((line) => line.item);
  expect(await items(korean)).toEqual([
    {
      category: 'pipe',
      type: 'SMLS',
      grade: 'SPPS380',
      nps: ['4'],
      schedule: ['40'],
      length_m: 6,
      qty: 20,
      unit: 'EA',
    },
    {
      category: 'fitting',
      type: 'TEE REDUCING',
      grade: 'A234-WPB',
      nps: ['6', '4'],
      schedule: ['40'],
      ends: 'BW',
      qty: 4,
      unit: 'EA',
    },
    { category: 'flange', type: 'SO', grade: 'SS400', nps: ['3'], class: '10K', facing: 'RF', qty: 12, unit: 'EA' },
  ]);
  expect(await items(english)).toEqual([
    { category: 'pipe', type: 'SMLS', grade: 'A106-B', nps: ['4'], schedule: ['40'], length_m: 6, qty: 20, unit: 'EA' },
    {
      category: 'valve',
      type: 'GATE',
      standard: 'API 602',
      grade: 'A105',
      nps: ['2'],
      class: 800,
      ends: 'SW',
      qty: 15,
      unit: 'EA',
    },
    {
      category: 'fitting',
      type: 'TEE REDUCING',
      grade: 'A234-WPB',
      nps: ['6', '4'],
      schedule: ['STD'],
      qty: 4,
      unit: 'SET',
    },
  ]);
});

test('an answer template finds the lines of a request by what they say', async () => {
  const { rfq_number_id, lines } = await submitted(buyer);
  const [pipe, flange] = lines;
  const file = await filled('quotation-answer', 'en', [
    { 'No.': 2, 'Requested item': flange?.raw_text ?? '', Qty: 8, Unit: 'EA', 'Unit price': 9000 },
    { 'No.': 1, 'Requested item': pipe?.raw_text ?? '', Qty: 11, Unit: 'EA', 'Unit price': 500 },
  ]);
  const merge = await seller.ok(mergeAnswerSheet, { params: { rfq_number_id }, body: { file } });
  expect(merge.applied).toEqual([
    { line_id: flange?.id, values: { response: 'exact', unit_price: '9000', price_uom: 'EA' } },
  ]);
  expect(merge.conflicts.map(({ kind, row }) => [kind, row])).toEqual([['unknown_line', 6]]);
});
