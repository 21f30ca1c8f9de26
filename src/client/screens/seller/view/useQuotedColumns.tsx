import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../../../contract/values';
import { itemColumn } from '../../../parts/itemColumn';
import { MoneyText, PriceText } from '../../../parts/MoneyText';
import { QuantityText } from '../../../parts/QuantityText';
import { useLeadTime } from '../../../parts/useLeadTime';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { LineChanges } from '../LineChanges';
import { AnswerText } from './AnswerText';
import type { QuotedRow } from './quotedRow';
import { originText } from '../../../../domain/material/originName';
import { useReader } from '../../../parts/useReader';

/** Columns of a submitted quotation: what was asked, how it was answered, at which price. */
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
