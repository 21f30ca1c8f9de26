import { CERTIFICATE_TYPES, NO_QUOTE_REASONS, QUOTATION_RESPONSES, UOMS } from '../../../../contract/choices';
import { weighedUnit } from '../../../../domain/material/unitWeight';
import Big from 'big.js';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { RfqLine } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { plainPrice } from '../../../../domain/money/typedNumber';
import { moneyFigure, perUnitFigure, priceFigure, quantityFigure } from '../../../shared/figures';
import { useReader } from '../../../shared/useReader';
import { answerAliases } from '../../../../domain/material/answer/answerAliases';
import { unitAliases } from '../../../../domain/material/unitAliases';
import { lineChanges } from '../../../../domain/material/lineChange';
import { describeSpec, lineWords } from '../../../../domain/material/describe';
import type { GridColumn } from '../../../ui/grid/gridTypes';
import { groupDigits } from '../../../ui/numberText';
import { deviationText, type OfferedReader, withOffered, withResponse } from './offered';
import type { QuoteRow } from './quoteRow';
import { plainFigure, rowIssues } from './rowIssues';
import { type PastPrices, priceAnomaly } from './priceAnomaly';
import { useIssueText } from './useIssueText';
import { useNarrow } from '../../../ui/useNarrow';
import type { TextKey, Texts } from '../../../textKeys';
import { originWords } from '../../../../domain/material/originName';
import { Check } from 'lucide-react';
import { OriginalChange } from '../../../shared/lateOriginalChange';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

type Column = GridColumn<QuoteRow>;
type Key = Column['key'];
type Named = 'response' | 'weightBasis' | 'supply' | 'certificate' | 'noQuote';
type FigureKey = 'unit_price' | 'weight_discount_pct' | 'lead_days' | 'moq' | 'multiple';

const quoted = (row: QuoteRow) => row.response !== 'no_quote';
const refused = (row: QuoteRow) => row.response === 'no_quote';
const byWeight = (row: QuoteRow) => quoted(row) && (row.price_uom === 'KG' || row.price_uom === 'TON');

/** A typed number as it was read, with commas; one that is wrong stays as it was typed. */
function grouped(row: QuoteRow, key: FigureKey): string {
  const plain = plainFigure(row, key);
  return /^\d+(\.\d*)?$/.test(plain) ? groupDigits(plain) : row[key];
}

/** What the rows come to so far. */
const sumOf = (rows: readonly QuoteRow[]): string =>
  rows.reduce((sum, { amount }) => (amount ? sum.plus(amount) : sum), new Big(0)).toFixed();

/** Columns of the quotation: what was requested, then the answer. */
export function useQuoteColumns(
  currency: Currency,
  alternatesAllowed: boolean,
  past: PastPrices,
  read: OfferedReader | null,
): Column[] {
  const { t } = useTranslation(['seller', 'trade']);
  const issueText = useIssueText();
  const language = useReader();
  const narrow = useNarrow();
  const compact = useNarrow('compact');
  return useMemo(() => {
    const texts = new WeakMap<RfqLine, string>();
    const textOf = (line: RfqLine) => {
      const text = texts.get(line) ?? (describeSpec(line.spec, language) || line.raw_text);
      texts.set(line, text);
      return text;
    };
    const quantity = (qty: string, uom: string | null) =>
      `${quantityFigure(qty)}${uom ? ` ${t(`trade:uom.${uom as keyof Texts['trade']['uom']}`)}` : ''}`;
    const changeText = (line: RfqLine, answered: string | null) => {
      const changes = lineChanges(line, answered, { language, quantity }).map(
        ({ before, after }) => `${before || t('change.none')} → ${after || t('change.none')}`,
      );
      return [t('quote.changedMark'), changes.join(', ')].filter(Boolean).join(' ');
    };
    const error = (key: Key) => (row: QuoteRow) => {
      const issue = rowIssues(row, alternatesAllowed)[key];
      return issue ? issueText(issue) : null;
    };
    const typed = (
      key: Key,
      title: keyof Texts['seller']['col'],
      width: number,
      rest: Partial<Column> = {},
    ): Column => ({
      key,
      title: t(`col.${title}`),
      width,
      kind: 'text',
      editable: quoted,
      error: error(key),
      ...rest,
    });
    const figure = (
      key: FigureKey,
      title: keyof Texts['seller']['col'],
      width: number,
      rest: Partial<Column> = {},
    ): Column =>
      typed(key, title, width, { align: 'right', keyboard: 'decimal', render: (row) => grouped(row, key), ...rest });
    const choice = (
      key: Key,
      title: keyof Texts['seller']['col'],
      width: number,
      options: Column['options'],
      rest: Partial<Column> = {},
    ) => typed(key, title, width, { kind: 'select', options, ...rest });
    const requested = (
      key: Key,
      title: keyof Texts['seller']['col'],
      width: number,
      rest: Partial<Column>,
    ): Column => ({
      key,
      title: t(`col.${title}`),
      width,
      kind: 'readonly',
      ...rest,
    });
    const named = (values: readonly string[], place: Named) =>
      values.map((value) => ({ value, label: t(`trade:${place}.${value}` as TextKey<['seller', 'trade']>) }));
    const answers = (values: readonly string[], place: 'response' | 'supply') =>
      named(values, place).map((option) => ({ ...option, aliases: answerAliases(place, option.value) }));
    const doubt = (row: QuoteRow) => {
      const outlier = priceAnomaly(row, past, currency);
      if (outlier) return t(`slip.${outlier}`);
      // The offer of a way back goes after seconds; that the number is no longer the one typed stays in sight.
      const typedAs = row.typed_as?.now.unit_price === row.unit_price ? row.typed_as : null;
      if (!typedAs) return null;
      const { unit_price, price_uom } = typedAs;
      const per = t(`trade:uom.${price_uom as keyof Texts['trade']['uom']}`);
      return t('slip.converted', { price: `${priceFigure(plainPrice(unit_price, currency), currency)} / ${per}` });
    };
    const priceUnits = UOMS.map((value) => ({
      value,
      label: t(`trade:uom.${value}`),
      aliases: unitAliases(value),
    }));
    // Prices are for what the buyer wrote: our reading of it stands beside it, on a small screen after the answer.
    const original = requested('original', 'original', 220, {
      render: ({ line, original: words }) => (
        <span title={words}>
          {words}
          <OriginalChange raw={words} spec={line.spec} qty={line.qty} uom={line.uom} />
        </span>
      ),
    });
    const responses = QUOTATION_RESPONSES.filter((value) => alternatesAllowed || value !== 'alternate');
    return [
      // The price is in sight on a tablet, and the next column on a phone.
      requested('line', 'item', narrow ? 150 : compact ? 210 : 280, {
        render: ({ line, matched, outdated, answered }) => (
          <RequestedItem
            text={textOf(line)}
            line={line}
            mark={matched ? t('detail.matchedMark') : null}
            changed={outdated ? changeText(line, answered) : null}
          />
        ),
        copy: (row) => lineWords(row.line),
      }),
      ...(narrow || compact ? [] : [original]),
      requested('qty', 'qty', 84, { align: 'right', render: (row) => row.qty && quantityFigure(row.qty) }),
      requested('uom', 'uom', 60, {
        render: (row) => row.uom && t(`trade:uom.${row.uom as keyof Texts['trade']['uom']}`),
      }),
      requested('unit_weight', 'unitWeight', 110, {
        align: 'right',
        render: ({ line, unit_weight }) =>
          unit_weight && perUnitFigure(unit_weight, t(`trade:uom.${weighedUnit(line.spec, line.uom)}`)),
      }),
      choice('response', 'response', 110, answers(responses, 'response'), { editable: true, put: withResponse }),
      figure('unit_price', 'unitPrice', 120, { warning: doubt, byHand: true }),
      choice('price_uom', 'priceUom', 84, priceUnits),
      requested('amount', 'amount', 130, {
        align: 'right',
        render: (row) => row.amount && moneyFigure(row.amount, currency),
        summary: (rows) => moneyFigure(sumOf(rows), currency),
      }),
      figure('weight_discount_pct', 'discount', 110, {
        editable: byWeight,
        render: (row) => byWeight(row) && grouped(row, 'weight_discount_pct'),
      }),
      choice('weight_basis', 'basis', 150, named(['theoretical', 'actual'], 'weightBasis'), {
        editable: byWeight,
        render: (row) =>
          byWeight(row) && t(`trade:weightBasis.${row.weight_basis as keyof Texts['trade']['weightBasis']}`),
      }),
      typed('maker', 'maker', 130),
      typed('origin', 'origin', 100, { words: originWords(language), code: ({ origin }) => origin }),
      choice('supply', 'supply', 90, answers(['stock', 'production'], 'supply')),
      figure('lead_days', 'leadDays', 84, { byHand: true, keyboard: 'numeric' }),
      figure('moq', 'moq', 90),
      figure('multiple', 'multiple', 90),
      choice('certificate_type', 'certificate', 130, named(CERTIFICATE_TYPES, 'certificate')),
      ...(alternatesAllowed
        ? [
            typed('offered', 'offered', 200, {
              put: (row, text) => withOffered(row, text, read),
              render: (row) =>
                row.response === 'alternate' &&
                (row.deviations.length > 0 ? deviationText(row.deviations) : row.offered),
              hint: t('alternate.inRow'),
            }),
          ]
        : []),
      choice('no_quote_reason', 'reason', 150, named(NO_QUOTE_REASONS, 'noQuote'), { editable: refused }),
      typed('remark', 'remark', 180, { editable: true }),
      ...(narrow || compact ? [original] : []),
    ];
  }, [t, issueText, language, currency, alternatesAllowed, past, read, narrow, compact]);
}

type Props = { text: string; line: RfqLine; mark: string | null; changed: string | null };

/** What was requested with its remark, in one line of the grid; the words of the list stand in its title. Drawn often: it asks for nothing. */
function RequestedItem({ text, line, mark, changed }: Props) {
  const title = [changed, text, line.raw_text, line.remark].filter((part, at, all) => part && all.indexOf(part) === at);
  return (
    <span className="grid-item" title={title.join('\n')}>
      {mark && (
        <>
          <Check aria-hidden />
          <VisuallyHidden>{mark}</VisuallyHidden>
        </>
      )}
      {changed && <em>{changed}</em>}
      <span>{text}</span>
      {line.remark && !text.includes(line.remark) && <small>{line.remark}</small>}
    </span>
  );
}
