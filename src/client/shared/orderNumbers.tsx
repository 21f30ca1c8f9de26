import type { OrderSummary } from '../../contract/entities/order';
import { Code, Text } from '../ui/Text';

/** An order's number, and below it what the reader's own system calls it. */
export const orderNumbers = ({ order_number, erp_number }: Pick<OrderSummary, 'order_number' | 'erp_number'>) => (
  <>
    <Code>{order_number}</Code>
    {erp_number && (
      <Text $size={12} $color="textMuted">
        {erp_number}
      </Text>
    )}
  </>
);
