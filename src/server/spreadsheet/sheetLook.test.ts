import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSheets } from './readSheets';
import { storedZip } from './storedZip';

// Saved by LibreOffice 24.2 from one workbook: row 2 hidden, row 3 struck through, of row 4 the count, rows 5 and 6 in an
// outline, and a second sheet that is not shown.
test.each(['looks.xls', 'looks.ods'])(
  '%s: what is hidden or struck is not bought, what stands in an outline is',
  async (name) => {
    const sheets = await readSheets(name, readFileSync(`tests/fixtures/looks/${name}`));
    expect(sheets.map((sheet) => sheet.name)).toEqual(['목록']);
    expect([...(sheets[0]?.looks ?? [])]).toEqual([
      [1, 'hidden'],
      [2, 'struck'],
    ]);
    expect(sheets[0]?.rows.slice(3)).toEqual([
      ['강관', '80A', '', '7'],
      ['강관', '90A', '4', '7'],
      ['엘보', '50A', '5', '7'],
    ]);
  },
);

const cells = (...texts: string[]) =>
  texts
    .map((text) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`)
    .join('');

test('an OpenDocument sheet: titles repeated on every page are read, rows filtered out are known, repeated empty rows cost nothing', async () => {
  const file = storedZip([
    ['mimetype', Buffer.from('application/vnd.oasis.opendocument.spreadsheet')],
    [
      'content.xml',
      Buffer.from(`<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet><table:table table:name="A">
<table:table-header-rows><table:table-row>${cells('품명', '수량')}</table:table-row></table:table-header-rows>
<table:table-row table:visibility="filter">${cells('강관 50A', '3')}</table:table-row><table:table-row>${cells('강관 65A', '4')}</table:table-row>
<table:table-row table:number-rows-repeated="1048570" table:visibility="collapse"/>
</table:table></office:spreadsheet></office:body></office:document-content>`),
    ],
  ]);
  const [sheet] = await readSheets('a.ods', file);
  expect(sheet?.rows).toEqual([
    ['품명', '수량'],
    ['강관 50A', '3'],
    ['강관 65A', '4'],
  ]);
  expect([...(sheet?.looks ?? [])]).toEqual([[1, 'filtered']]);
});
