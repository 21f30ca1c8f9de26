import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../../contract/entities/order';
import { DateText } from '../../../parts/DateText';
import { AttachmentList } from '../../../parts/files/AttachmentList';
import { Card } from '../../../ui/Card';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { Code } from '../../../ui/Text';

/** When it is to be paid, the receipt of the transfer, the tax invoice. */
export function PaymentFacts({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const { payment_due_on: due, tax_invoice: invoice, receipts } = order;
  return (
    <Section title={t('payment.title')}>
      <Card>
        <Stack $gap={3}>
          <KeyValueList
            labelWidth="80px"
            items={[
              { key: 'due', label: t('payment.due'), value: due ? <DateText value={due} /> : t('payment.dueOpen') },
              {
                key: 'tax',
                label: t('payment.taxInvoice'),
                value: invoice && (
                  <>
                    <Code>{invoice.number}</Code> <DateText value={invoice.issued_on} />
                  </>
                ),
              },
              {
                key: 'receipts',
                label: t('payment.receipts'),
                value: receipts.length > 0 ? <AttachmentList files={receipts} /> : null,
              },
            ]}
          />
        </Stack>
      </Card>
    </Section>
  );
}
