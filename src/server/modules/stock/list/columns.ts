import { sheetText } from '../../../spreadsheet/sheetText';

/** What a stock list says of a lot besides its material, quantity and unit. */
export type ListField =
  | 'id'
  | 'material'
  | 'raw'
  | 'warehouse'
  | 'bin'
  | 'uom'
  | 'on_hand'
  | 'heat_no'
  | 'lot_no'
  | 'maker'
  | 'origin'
  | 'condition'
  | 'certificate_type'
  | 'cost_price'
  | 'low_mark'
  | 'remark'
  | 'open'
  | 'open_qty'
  | 'price'
  | 'currency'
  | 'price_uom'
  | 'moq'
  | 'multiple'
  /** Known and not taken over: figures that follow from others. */
  | 'other';

export type ListColumns = ReadonlyMap<number, ListField>;

const { ko, en } = { ko: sheetText('ko').stock.titles, en: sheetText('en').stock.titles };

/** Titles of the own form, those of lists that were exported before the words changed, and what other warehouses say. */
const TITLES: ReadonlyArray<readonly [ListField, readonly string[]]> = [
  ['id', [ko.id, en.id, '재고 식별값']],
  ['warehouse', [ko.warehouse, en.warehouse, '창고명', '보관창고', 'Warehouse name', 'W/H']],
  ['bin', [ko.bin, en.bin, '위치', '보관위치', '랙', 'Location', 'Rack']],
  ['on_hand', [ko.on_hand, en.on_hand, '재고', '재고수량', '보유수량', '현재고수량', 'Stock qty', 'Stock quantity']],
  ['heat_no', [ko.heat, en.heat, 'Heat', 'Heat number', '히트', '용강번호']],
  ['lot_no', [ko.lot, en.lot, 'Lot', 'Lot number', '로트', '제조번호']],
  ['maker', [ko.maker, en.maker, 'Manufacturer', 'Mill', '메이커', '제조업체']],
  ['origin', [ko.origin, en.origin, 'Country of origin', '제조국']],
  ['condition', [ko.condition, en.condition, '재고상태']],
  ['certificate_type', [ko.certificate, en.certificate, 'MTC', 'Cert', 'Mill sheet', '밀시트', '검사성적서']],
  ['cost_price', [ko.cost, en.cost, 'Cost price', '매입단가', '입고단가', '원가단가']],
  [
    'low_mark',
    [
      ko.low_mark,
      en.low_mark,
      '부족 기준',
      'Low-stock level',
      'Low mark',
      'Safety stock',
      'Min stock',
      '안전재고',
      '최소재고',
    ],
  ],
  ['remark', [ko.remark, en.remark, 'Remarks', 'Note', '메모']],
  ['open', [ko.open, en.open, 'Open', '공개여부', 'For sale']],
  ['open_qty', [ko.open_qty, en.open_qty, 'Open quantity', '판매수량']],
  ['price', [ko.price, en.price, '판매단가', '판매가', 'Sales price']],
  ['currency', [ko.currency, en.currency]],
  ['price_uom', [ko.price_uom, en.price_uom]],
  ['moq', [ko.moq, en.moq, '최소주문수량', 'Least order']],
  ['multiple', [ko.multiple, en.multiple, '판매단위', '판매배수', 'Order step']],
  ['other', (['reserved', 'available', 'weight'] as const).flatMap((key) => [ko[key], en[key]])],
];
/** These mean something else in lists of others; only beside the own key they are read as written by us. */
const OWN_TITLES: ReadonlyArray<readonly [ListField, readonly string[]]> = [
  ['material', [ko.material, en.material]],
  ['raw', [ko.raw, en.raw]],
  ['uom', [ko.uom, en.uom]],
];

const plain = (title: string) =>
  title
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
const byTitle = (titles: typeof TITLES) =>
  new Map(titles.flatMap(([field, words]) => words.map((word) => [plain(word), field] as const)));
const FIELDS = byTitle(TITLES);
const OWN_FIELDS = new Map([...FIELDS, ...byTitle(OWN_TITLES)]);
const SEARCHED_ROWS = 20;

/** The row of column names and what its columns hold; null where no column of a warehouse is named. */
export function findColumns(rows: readonly (readonly string[])[]): { row: number; columns: ListColumns } | null {
  for (const [row, cells] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const own = cells.some((cell) => FIELDS.get(plain(cell)) === 'id');
    const columns = new Map<number, ListField>();
    for (const [index, cell] of cells.entries()) {
      const field = (own ? OWN_FIELDS : FIELDS).get(plain(cell));
      if (field) columns.set(index, field);
    }
    // One such word alone may stand in a title above the list.
    if (columns.size > 1 || (columns.size === 1 && cells.filter(Boolean).length > 2)) return { row, columns };
  }
  return null;
}
