import type { Language } from '../../contract/constants';
import type { FileAnswer } from '../../contract/fileAnswer';
import { uom } from '../../contract/entities/rfq';
import { TRADE_WORDS } from '../../domain/material/data/tradeWords';
import { sheet } from './buildSheet';
import { helpSheet } from './helpSheet';
import type { SheetColumn } from './sheetColumn';
import { sheetText } from './sheetText';
import { spreadsheetFile } from './spreadsheetFile';

/** Rows that are ready to be filled in, with their lists. */
export const TEMPLATE_ROWS = 300;

const ENDS = ['BE', 'PE', 'TBE', 'TOE', 'BW', 'SW', 'THD', 'FLGD', 'WAFER', 'LUG'];
const FACES = ['RF', 'FF', 'RTJ'];
const SCHEDULES = [
  '10',
  '20',
  '40',
  '60',
  '80',
  '100',
  '120',
  '140',
  '160',
  'STD',
  'XS',
  'XXS',
  '5S',
  '10S',
  '40S',
  '80S',
];
const CLASSES = ['150', '300', '600', '800', '900', '1500', '2500', '3000', '6000', '5K', '10K', '16K', '20K', 'PN16'];

/** The list that a buyer fills in and drops on a request: every column is one that the reader knows. */
export function requestTemplate(language: Language): Promise<FileAnswer> {
  const text = sheetText(language);
  const { titles, hints } = text.request;
  const items = TRADE_WORDS.filter(([category]) => category !== 'other').map(([, , en, ko]) =>
    language === 'ko' ? ko : en,
  );
  type Field = keyof typeof titles;
  const column = (field: Field, width: number, rest: Partial<SheetColumn<never>> = {}): SheetColumn<never> => ({
    title: titles[field],
    width,
    value: () => null,
    open: true,
    ...(field in hints ? { hint: hints[field as keyof typeof hints] } : {}),
    ...rest,
  });
  return spreadsheetFile(text.file.requestTemplate, [
    sheet<never>({
      name: text.sheet.request,
      intro: [text.request.title, text.request.guide],
      columns: [
        column('no', 6, { kind: 'count', open: false }),
        column('tag', 12),
        column('name', 24, { choices: items, free: true }),
        column('size', 12),
        column('size2', 12),
        column('schedule', 12, { choices: SCHEDULES, free: true }),
        column('class', 12, { choices: CLASSES, free: true }),
        column('material', 16),
        column('standard', 16),
        column('ends', 10, { choices: ENDS, free: true }),
        column('facing', 8, { choices: FACES, free: true }),
        column('length', 10, { kind: 'quantity' }),
        column('qty', 10, { kind: 'quantity' }),
        column('unit', 8, { choices: uom.options }),
        column('remark', 28),
      ],
      rows: [],
      spareRows: TEMPLATE_ROWS,
      guarded: true,
      choiceError: text.choiceError,
    }),
    helpSheet(text.sheet.help, Object.values(text.request.help)),
  ]);
}
