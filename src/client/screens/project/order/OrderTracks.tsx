import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../../contract/entities/order';
import { StatusChip } from '../../../parts/StatusChip';
import { Card } from '../../../ui/Card';
import { Columns, Inline, Stack } from '../../../ui/Stack';
import { Stepper } from '../../../ui/Stepper';
import { Heading } from '../../../ui/Text';
import type { TextKey, Texts } from '../../../textKeys';

const PAYING = ['UNPAID', 'REPORTED', 'PAID'] as const;
const REFUNDING = ['PAID', 'REFUND_DUE', 'REFUNDED'] as const;
const DELIVERING = ['PREPARING', 'SHIPPED', 'RECEIVED'] as const;
const DELIVERING_IN_PARTS = ['PREPARING', 'PART_SHIPPED', 'RECEIVED'] as const;

/** The two tracks of an order, payment and delivery, side by side. */
export function OrderTracks({ order }: { order: Order }) {
  const { t } = useTranslation(['project', 'trade']);
  const { payment_status: payment, delivery_status: delivery } = order;
  const refund = payment === 'REFUND_DUE' || payment === 'REFUNDED';
  const steps = <K extends 'payment' | 'delivery'>(kind: K, codes: readonly (keyof Texts['trade']['status'][K])[]) =>
    codes.map((code) => ({
      key: String(code),
      label: t(`trade:status.${kind}.${String(code)}` as TextKey<['project', 'trade']>),
    }));
  return (
    <Columns>
      <Card>
        <Stack $gap={4}>
          <Inline $justify="space-between">
            <Heading $size={16}>{t('order.payment')}</Heading>
            <StatusChip kind="payment" status={payment} />
          </Inline>
          <Stepper steps={steps('payment', refund ? REFUNDING : PAYING)} current={payment} />
        </Stack>
      </Card>
      <Card>
        <Stack $gap={4}>
          <Inline $justify="space-between">
            <Heading $size={16}>{t('order.delivery')}</Heading>
            <StatusChip kind="delivery" status={delivery} />
          </Inline>
          <Stepper
            steps={steps('delivery', delivery === 'PART_SHIPPED' ? DELIVERING_IN_PARTS : DELIVERING)}
            current={delivery}
          />
        </Stack>
      </Card>
    </Columns>
  );
}
