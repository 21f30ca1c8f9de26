import { useTranslation } from 'next-i18next/pages';
import type { ErpRecord } from '../../../../contract/entities/erp';
import type { ErpKind, InvoiceState } from '../../../../contract/erpFields';
import { DateText } from '../../../shared/DateText';
import { MoneyText } from '../../../shared/MoneyText';
import { SideChip } from '../../../shared/SideChip';
import type { Tone } from '../../../theme/theme';
import { Chip } from '../../../ui/Chip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { RecordName } from '../../../ui/RecordName';
import { Code, Text } from '../../../ui/Text';

const TONES: Readonly<Record<InvoiceState, Tone>> = {
  open: 'gray',
  exported: 'blue',
  issued: 'green',
  corrected: 'yellow',
};

/** Columns of records: what, with whom, when, how much, what other systems call it, and the file it left in last. */
export function useRecordColumns(kind: ErpKind): Column<ErpRecord>[] {
  const { t } = useTranslation('erp');
  return [
    {
      key: 'number',
      header: t('records.number'),
      wrap: true,
      render: ({ title, order_number, shipment_no, counterpart_name }) => (
        <RecordName
          name={title || order_number}
          facts={
            <>
              <Code>
                {shipment_no === null
                  ? order_number
                  : t('records.shipmentNo', { number: order_number, no: shipment_no })}
              </Code>
              {` · ${counterpart_name}`}
            </>
          }
        />
      ),
    },
    ...(kind === 'invoice'
      ? [invoiceColumn(t('records.invoice'), (state) => t(`records.invoiceStates.${state}`))]
      : [
          {
            key: 'side',
            folds: 'plain',
            header: t('records.side'),
            width: '88px',
            render: ({ side }: ErpRecord) => <SideChip side={side} />,
          } satisfies Column<ErpRecord>,
        ]),
    { key: 'day', header: t('records.day'), width: '110px', render: ({ day }) => <DateText value={day} /> },
    {
      key: 'total',
      header: t('records.total'),
      align: 'right',
      width: '150px',
      render: ({ total_amount, currency }) => <MoneyText amount={total_amount} currency={currency} />,
    },
    {
      key: 'erp',
      folds: 'named',
      header: t('records.erp'),
      width: '130px',
      render: ({ erp_number }) => erp_number && <Code>{erp_number}</Code>,
    },
    {
      key: 'file',
      folds: 'named',
      header: t('records.file'),
      width: '210px',
      wrap: true,
      render: ({ exported }) =>
        exported ? (
          <>
            {exported.file}{' '}
            <Text $size={12} $color="textMuted">
              <DateText value={exported.at} time />
            </Text>
          </>
        ) : (
          <Text $color="textMuted">{t('records.notYet')}</Text>
        ),
    },
  ];
}

const invoiceColumn = (header: string, word: (state: InvoiceState) => string): Column<ErpRecord> => ({
  key: 'invoice',
  header,
  width: '210px',
  wrap: true,
  render: ({ invoice }) =>
    invoice && (
      <>
        <Chip size="sm" tone={TONES[invoice.state]}>
          {word(invoice.state)}
        </Chip>{' '}
        {invoice.number && <Code>{invoice.number}</Code>}
      </>
    ),
});
