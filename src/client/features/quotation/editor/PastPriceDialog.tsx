import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Currency } from '../../../../contract/values';
import { DateText } from '../../../shared/DateText';
import { PriceText } from '../../../shared/MoneyText';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import { Checkbox } from '../../../ui/Checkbox';
import { CountedButton } from '../../../ui/CountedButton';
import { DataTable } from '../../../ui/DataTable';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { fillable, fillFromPast } from './pastFill';
import type { PastPrices } from './priceAnomaly';
import type { QuoteRow } from './quoteRow';
import { LeaveButton } from '../../../ui/LeaveButton';

type Props = {
  rows: readonly QuoteRow[];
  past: PastPrices;
  currency: Currency;
  onClose: () => void;
  onApply: (rows: QuoteRow[]) => void;
};

/** Rows listed; the rest is counted. */
const SHOWN = 50;

/** The own earlier prices of these items: what, for how much, from which quotation and when; taken over in one go. */
export function PastPriceDialog({ rows, past, currency, onClose, onApply }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const describe = useSpecDescription();
  const [onlyEmpty, setOnlyEmpty] = useState(true);
  const found = fillable(rows, past, currency, onlyEmpty);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={880}
      title={t('past.title')}
      description={t('past.text')}
      footer={
        <>
          <LeaveButton />
          <CountedButton
            variant="primary"
            count={found.length}
            none={t('past.applyNone')}
            onClick={() => onApply(fillFromPast(rows, past, currency, onlyEmpty))}
          >
            {t('past.apply', { count: found.length })}
          </CountedButton>
        </>
      }
    >
      <Stack $gap={3}>
        <Checkbox
          label={t('past.onlyEmpty')}
          checked={onlyEmpty}
          onChange={(event) => setOnlyEmpty(event.target.checked)}
        />
        <DataTable
          aria-label={t('past.title')}
          rows={found.slice(0, SHOWN)}
          rowKey={({ row }) => row.id}
          dense
          empty={<EmptyState title={t('past.none')} text={t('past.noneText')} />}
          columns={[
            {
              key: 'item',
              header: t('col.item'),
              wrap: true,
              render: ({ row }) => `${row.line.line_no}. ${describe(row.line.spec) || row.line.raw_text}`,
            },
            {
              key: 'price',
              header: t('col.unitPrice'),
              width: '150px',
              align: 'right',
              render: ({ past: { last } }) => (
                <PriceText price={last.unit_price} currency={last.currency} per={last.price_uom} />
              ),
            },
            {
              key: 'from',
              header: t('past.from'),
              width: '220px',
              wrap: true,
              render: ({ past: { last } }) => (
                // One part of the cell, so that a phone's card keeps it together.
                <span>
                  {last.title}{' '}
                  <Text as="span" $size={12} $color="textMuted">
                    {last.rfq_number_id} · <DateText value={last.submitted_at} />
                  </Text>
                </span>
              ),
            },
          ]}
        />
        {found.length > SHOWN && (
          <Text $color="textMuted">{t('issue.moreIssues', { count: found.length - SHOWN })}</Text>
        )}
      </Stack>
    </Dialog>
  );
}
