import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../../../contract/values';
import { itemColumn } from '../../../shared/itemColumn';
import { MoneyText, PriceText } from '../../../shared/MoneyText';
import { QuantityText } from '../../../shared/QuantityText';
import { useLeadTime } from '../../../shared/useLeadTime';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { LineChanges } from '../LineChanges';
import type { QuotedRow } from './quotedRow';
import { originText } from '../../../../domain/material/originName';
import { useReader } from '../../../shared/useReader';
import type { QuotationLine } from '../../../../contract/entities/quotation';
import { Chip } from '../../../ui/Chip';
import type { Texts } from '../../../textKeys';

/** Columns of a submitted quotation: what was requested, how it was answered, at which price. */
export function useQuotedColumns(currency: Currency): Column<QuotedRow>[] {
  const { t } = useTranslation(['seller', 'trade']);
  const leadTime = useLeadTime();
  const language = useReader();
  return [
    itemColumn(
      t('detail.item'),
      ({ line }) => line,
      ({ line, answer }) => answer?.needs_reconfirm && <LineChanges line={line} answered={answer.qty_offered} />,
    ),
    {
      key: 'qty',
      header: t('detail.qty'),
      width: '90px',
      align: 'right',
      render: ({ line }) => <QuantityText qty={line.qty} uom={line.uom} />,
    },
    {
      key: 'answer',
      folds: 'plain',
      header: t('col.response'),
      width: '128px',
      wrap: true,
      render: ({ answer }) => <AnswerText answer={answer} />,
    },
    {
      key: 'maker',
      folds: 'plain',
      header: t('trade:line.makerLead'),
      width: '132px',
      wrap: true,
      render: ({ answer }) =>
        [answer?.maker, originText(answer?.origin, language), answer && leadTime(answer.lead_days)]
          .filter(Boolean)
          .join(' · ') || '–',
    },
    {
      key: 'price',
      header: t('col.unitPrice'),
      width: '132px',
      align: 'right',
      render: ({ answer }) => (
        <Stack as="span" $gap={0}>
          <PriceText price={answer?.unit_price} currency={currency} per={answer?.price_uom} />
          {answer && Number(answer.weight_discount_pct) > 0 && (
            <Text as="span" $size={12} $color="textMuted">
              {t('view.discount', { pct: answer.weight_discount_pct.replace(/\.?0+$/, '') })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'amount',
      header: t('col.amount'),
      width: '124px',
      align: 'right',
      render: ({ answer }) =>
        answer?.needs_reconfirm ? (
          <Stack as="span" $gap={0}>
            <Text as="s" $color="textMuted">
              <MoneyText amount={answer.amount} currency={currency} />
            </Text>
            <Text as="span" $size={12} $color="warningText">
              {t('trade:awaiting.old')}
            </Text>
          </Stack>
        ) : (
          <MoneyText amount={answer?.amount} currency={currency} />
        ),
    },
  ];
}

/** How a line was answered: as requested, with which differences, or why not. */
function AnswerText({ answer }: { answer: QuotationLine | null }) {
  const { t } = useTranslation(['seller', 'trade']);
  if (!answer) return <Text $color="textFaint">{t('view.unanswered')}</Text>;
  const { response, no_quote_reason, deviations, remark } = answer;
  const tone = response === 'exact' ? 'green' : response === 'alternate' ? 'yellow' : 'gray';
  const stated = (value: string) => value || t('alternate.notStated');
  const notes = [
    ...(no_quote_reason ? [t(`trade:noQuote.${no_quote_reason}`)] : []),
    ...deviations.map(({ field, requested, offered, reason }) => {
      const difference = t('view.deviation', {
        field: t(`trade:field.${field as keyof Texts['trade']['field']}`),
        requested: stated(requested),
        offered: stated(offered),
      });
      return reason ? `${difference} (${reason})` : difference;
    }),
    ...(remark ? [remark] : []),
  ];
  return (
    <Stack as="span" $gap={1}>
      <span>
        <Chip size="sm" tone={tone}>
          {t(`trade:response.${response}`)}
        </Chip>
      </span>
      {answer.needs_reconfirm && (
        <Text as="span" $size={12} $color="warningText">
          {t('trade:awaiting.state')}
        </Text>
      )}
      {notes.map((note) => (
        <Text as="span" key={note} $size={12} $color="textMuted">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
