import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Comparison, ComparisonSeller } from '../../../../contract/entities/comparison';
import { leastOf, sellerFigures, type SellerFigures } from '../../../../domain/compare/sellerFigures';
import { DateText } from '../../../shared/DateText';
import { moneyFigure } from '../../../shared/figures';
import { MoneyText } from '../../../shared/MoneyText';
import { StatusChip } from '../../../shared/StatusChip';
import { useLeadTime } from '../../../shared/useLeadTime';
import { overText } from './CellSigns';

/** One row of the matrix's head: a fact of each quotation as a whole. */
export interface HeadFact {
  key: string;
  label: ReactNode;
  /** Always in sight; the others once the head is opened. */
  kept: boolean;
  cells: ReadonlyMap<string, FactValue>;
}

export interface FactValue {
  text: ReactNode;
  /** In full, where the column may cut it. */
  title?: string | undefined;
  /** How long its bar is, 0 to 1. */
  share?: number | undefined;
  /** How far above the least, e.g. `+4%`. */
  over?: string | null | undefined;
  /** The least of several. */
  least?: boolean | undefined;
}

type AmountKey = 'like_lines' | 'like_landed' | 'all_lines' | 'freight' | 'all_landed';

/** The quotations as wholes, row by row: all amounts without VAT in the request's currency, the offered one beside. */
export function useHeadFacts(comparison: Comparison): HeadFact[] {
  const { t } = useTranslation(['project', 'trade']);
  const leadTime = useLeadTime();
  const figures = sellerFigures(comparison);
  const { sellers, currency, like_for_like_line_count: common, rows } = comparison;
  const fact = (key: string, label: ReactNode, valueOf: (seller: ComparisonSeller) => FactValue): HeadFact => ({
    key,
    label,
    kept: false,
    cells: new Map(sellers.map((seller) => [seller.quotation_id, valueOf(seller)])),
  });
  const amount = (key: AmountKey, label: ReactNode, offered?: (seller: ComparisonSeller) => string): HeadFact => {
    const shares = sharesOf(figures, key);
    return fact(key, label, (seller) => {
      const { value, ...rest } = shares.get(seller.quotation_id) ?? { value: null };
      const own = offered && seller.currency !== currency ? offered(seller) : null;
      const beside =
        own === null ? undefined : `${moneyFigure(own, seller.currency)} ${t(`trade:currency.${seller.currency}`)}`;
      return {
        text: value === null ? '–' : moneyFigure(value, currency),
        title: beside && t('compare.offeredIn', { amount: beside }),
        ...rest,
      };
    });
  };
  // A freight of nothing is said: it is no field that was left empty.
  const noneSaid = (freight: HeadFact): HeadFact => ({
    ...freight,
    cells: new Map(
      sellers.map(({ quotation_id: id, totals }) => {
        const cell = freight.cells.get(id) ?? { text: '–' };
        return [id, Number(totals.freight_amount) === 0 ? { ...cell, text: t('trade:totals.noFreight') } : cell];
      }),
    ),
  });
  const least = leastOf(sellers.map(({ longest_lead_days: days }) => (days === null ? null : String(days))));
  const terms = (seller: ComparisonSeller) => t(`trade:paymentTerm.${seller.payment_term}`);
  const delivery = (seller: ComparisonSeller) => t(`trade:deliveryTerm.${seller.delivery_term}`);
  const worded = (text: string): FactValue => ({ text, title: text });
  const leadText = (id: string): string => {
    const lines = rows.flatMap(({ cells }) =>
      cells.filter((cell) => cell.quotation_id === id && cell.line.amount !== null),
    );
    const late = lines.filter((cell) => cell.late).length;
    const unstated = lines.filter((cell) => cell.line.lead_days === null).length;
    const said = [
      late > 0 && t('compare.head.late', { count: late }),
      unstated > 0 && t('compare.head.unstated', { count: unstated }),
    ];
    return said.filter(Boolean).join(' · ');
  };
  // Against the day that the buyer wants, where one is stated.
  const leadTimes = (): HeadFact => {
    const said = new Map(sellers.map(({ quotation_id: id }) => [id, leadText(id)]));
    const { required_date: day } = comparison;
    const label = day === null ? t('trade:line.lead') : t('compare.head.lead', { day });
    const fault = fact('lead', label, ({ quotation_id: id }) => worded(said.get(id) || '–'));
    return { ...fault, kept: [...said.values()].some(Boolean) };
  };
  return [
    {
      ...amount('like_landed', common > 0 ? t('compare.head.likeLanded', { count: common }) : t('compare.head.noLike')),
      kept: true,
    },
    {
      ...fact('coverage', t('compare.head.coverage'), (seller) => {
        const place = sellers.indexOf(seller);
        const days = leadTime(seller.longest_lead_days);
        return {
          text: `${seller.quoted_line_count}/${rows.length} · ${days}`,
          least: least[place] ?? false,
        };
      }),
      kept: true,
    },
    leadTimes(),
    {
      ...fact('state', t('compare.head.state'), ({ status, bid_status }) => ({
        text: bid_status ? (
          <StatusChip kind="bid" status={bid_status} size="sm" />
        ) : (
          <StatusChip kind="quotation" status={status} size="sm" />
        ),
      })),
      // Once awards are sent, their state is what the head is looked at for.
      kept: sellers.some(({ bid_status }) => bid_status !== null),
    },
    amount('like_lines', t('compare.head.likeLines', { count: common })),
    noneSaid(amount('freight', t('trade:terms.freight'), (seller) => seller.totals.freight_amount)),
    amount('all_lines', t('compare.head.allLines'), (seller) => seller.totals.lines_amount),
    amount('all_landed', t('compare.head.allLanded'), (seller) => seller.totals.supply_amount),
    fact('offered', t('compare.head.offered'), (seller) => ({
      text: <MoneyText amount={seller.totals.supply_amount} currency={seller.currency} />,
    })),
    fact('valid', t('trade:terms.validUntil'), ({ valid_until }) => ({ text: <DateText value={valid_until} /> })),
    fact('payment', t('compare.head.payment'), (seller) => worded(terms(seller))),
    fact('delivery', t('compare.head.delivery'), (seller) => worded(delivery(seller))),
    fact('verified', t('compare.head.verified'), ({ company_verified }) =>
      worded(t(company_verified ? 'trade:company.verified' : 'trade:company.unverified')),
    ),
    fact('record', t('compare.head.record'), ({ record }) =>
      worded(
        record.cancelled_pct === null
          ? t('compare.head.finished', { count: record.finished_orders })
          : t('compare.head.finishedOf', { count: record.finished_orders, pct: record.cancelled_pct }),
      ),
    ),
    fact('minimum', t('trade:terms.minOrder'), (seller) => ({
      text: <MoneyText amount={seller.min_order_amount} currency={seller.currency} />,
    })),
    fact('memo', t('trade:terms.noteToBuyer'), ({ memo }) => (memo ? worded(memo) : { text: '–' })),
  ];
}

/** Sums of other lines say nothing beside each other: of these none is the least, and their bars are parts of the largest. */
const ALIKE: readonly AmountKey[] = ['like_landed', 'like_lines', 'freight'];
/** A bar is full from so many percent above the least on, and as long as this at the least itself. */
const FULL_PCT = 30;
const LEAST_BAR = 0.06;

/** A figure of every seller with its bar, which shows how far above the least it lies, and whether it is the least. */
function sharesOf(figures: readonly SellerFigures[], key: AmountKey) {
  const amounts = figures.map((one) => one[key]);
  const known = amounts.flatMap((amount) => (amount === null ? [] : [Number(amount)]));
  const [least, most] = [Math.min(...known), Math.max(0, ...known)];
  const marks = leastOf(amounts);
  const alike = ALIKE.includes(key) && least > 0 && known.length > 1;
  return new Map(
    figures.map((one, place) => {
      const value = one[key];
      const over = value === null ? 0 : (Number(value) / least - 1) * 100;
      const share = alike ? Math.min(1, LEAST_BAR + over / FULL_PCT) : most > 0 ? Number(value) / most : 0;
      return [
        one.quotation_id,
        {
          value,
          share: value === null ? undefined : share,
          over: alike ? overText({ step: 'near', over_pct: String(over) }) : null,
          least: ALIKE.includes(key) && (marks[place] ?? false),
        },
      ];
    }),
  );
}
