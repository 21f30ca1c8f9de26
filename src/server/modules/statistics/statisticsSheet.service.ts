import type { BuyerMonth, PriceIndex, SellerMonth } from '../../../contract/entities/statistics';
import type { Language } from '../../../contract/constants';
import type { FileAnswer } from '../../../contract/fileAnswer';
import type { MemberWork } from '../../http/context';
import { type AnySheet, sheet } from '../../spreadsheet/buildSheet';
import type { SheetColumn } from '../../spreadsheet/sheetColumn';
import { fillText } from '../../fillText';
import { sheetText, tradeText } from '../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../spreadsheet/spreadsheetFile';
import { readPriceIndex } from './priceIndex.service';
import { ownFigures } from './statistics.policy';
import { type Requested, readBuyer, readSeller } from './statistics.service';

/** What the screen shows, as a file: buying, selling, and the price index. */
export async function writeStatistics(work: MemberWork, asked: Requested): Promise<FileAnswer> {
  ownFigures(work);
  const buyer = await readBuyer(work, asked);
  const seller = await readSeller(work, asked);
  const index = await readPriceIndex(work);
  const text = sheetText(work.language).statistics;
  const { from, to } = buyer;
  const intro = [fillText(text.period, { from, to })];
  const all = <M>(months: readonly M[], total: Omit<M, 'month'>) => [...months, { ...total, month: text.whole } as M];
  return spreadsheetFile(fillText(text.file, { from, to }), [
    sheet({
      name: text.buyer,
      intro: [...intro, text.buyerNote],
      columns: buyerColumns(text.titles),
      rows: all<BuyerMonth>(buyer.months, buyer.total),
    }),
    sheet({
      name: text.seller,
      intro: [...intro, text.sellerNote],
      columns: sellerColumns(text.titles),
      rows: all<SellerMonth>(seller.months, seller.total),
    }),
    indexSheet(index, work.language),
  ]);
}

type Titles = ReturnType<typeof sheetText>['statistics']['titles'];

const buyerColumns = (titles: Titles): SheetColumn<BuyerMonth>[] => [
  { title: titles.month, width: 10, value: (row) => row.month },
  { title: titles.requests, width: 11, kind: 'count', value: (row) => row.requests },
  { title: titles.asked, width: 13, kind: 'count', value: (row) => row.asked },
  { title: titles.answered, width: 13, kind: 'count', value: (row) => row.answered },
  { title: titles.answer_rate, width: 11, kind: 'quantity', value: (row) => row.answer_rate },
  { title: titles.first_quotation, width: 16, kind: 'count', value: (row) => row.first_quotation_minutes },
  { title: titles.orders, width: 9, kind: 'count', value: (row) => row.orders },
  { title: titles.spend_krw, width: 18, kind: 'KRW', value: (row) => row.spend_krw },
  { title: titles.spend_usd, width: 16, kind: 'USD', value: (row) => row.spend_usd },
  { title: titles.compared_orders, width: 12, kind: 'count', value: (row) => row.compared_orders },
  { title: titles.saved_krw, width: 18, kind: 'KRW', value: (row) => row.saved_krw },
  { title: titles.saved_usd, width: 16, kind: 'USD', value: (row) => row.saved_usd },
];

const sellerColumns = (titles: Titles): SheetColumn<SellerMonth>[] => [
  { title: titles.month, width: 10, value: (row) => row.month },
  { title: titles.matched, width: 11, kind: 'count', value: (row) => row.matched },
  { title: titles.quoted, width: 12, kind: 'count', value: (row) => row.quoted },
  { title: titles.quote_rate, width: 11, kind: 'quantity', value: (row) => row.quote_rate },
  { title: titles.decided, width: 14, kind: 'count', value: (row) => row.decided },
  { title: titles.won, width: 9, kind: 'count', value: (row) => row.won },
  { title: titles.win_rate, width: 11, kind: 'quantity', value: (row) => row.win_rate },
  { title: titles.response, width: 16, kind: 'count', value: (row) => row.response_minutes },
  { title: titles.orders, width: 9, kind: 'count', value: (row) => row.orders },
  { title: titles.revenue_krw, width: 18, kind: 'KRW', value: (row) => row.revenue_krw },
  { title: titles.revenue_usd, width: 16, kind: 'USD', value: (row) => row.revenue_usd },
];

/** A row for each family, a column for each month that has a figure at all. */
function indexSheet({ months, families }: PriceIndex, language: Language): AnySheet {
  const text = sheetText(language).statistics;
  const trade = tradeText(language);
  type Family = PriceIndex['families'][number];
  const shown = months.filter((month) => families.some(({ points }) => points.some((point) => point.month === month)));
  const columns: SheetColumn<Family>[] = [
    {
      title: text.titles.family,
      width: 24,
      value: ({ category, grade_family }) => `${trade.category[category]} · ${trade.gradeFamily[grade_family]}`,
    },
    ...shown.map(
      (month): SheetColumn<Family> => ({
        title: month,
        width: 10,
        kind: 'price',
        value: ({ points }) => points.find((point) => point.month === month)?.krw_per_kg,
      }),
    ),
  ];
  return sheet({ name: text.index, intro: [text.indexNote], columns, rows: families });
}
