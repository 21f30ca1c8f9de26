import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../contract/entities/order';
import { useApi } from '../../api/ApiProvider';
import { budgetQueries } from '../../queries/budget';
import { usePutOrderCost } from '../../queries/budgetChanges';
import { ChargedTo } from '../../shared/cost/ChargedTo';
import { useRights } from '../../shared/useRight';
import { useErrorText } from '../../shell/errors/useErrorText';

/** What an own order is charged to. */
export function OrderCost({ order }: { order: Order }) {
  const { t } = useTranslation('budget');
  const errorText = useErrorText();
  const { data } = useQuery({
    ...budgetQueries(useApi()).ofOrder(order.order_number),
    meta: { silent: true },
  });
  const rights = useRights() ?? [];
  const { mutateAsync, isPending, error } = usePutOrderCost(order.order_number);
  return (
    <ChargedTo
      cost={data}
      lines={order.lines.map(({ id, line_no, description }) => ({ id, line_no, text: description }))}
      mayChange={rights.includes('award') || rights.includes('manage_budgets')}
      text={t('cost.orderText')}
      onSave={mutateAsync}
      busy={isPending}
      error={error ? errorText(error) : undefined}
    />
  );
}
