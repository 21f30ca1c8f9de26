import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Order, OrderAction } from '../../../../contract/entities/order';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Menu } from '../../../ui/Menu';
import { OrderStepDialog } from './OrderStepDialog';
import { sortActions } from './orderActions';

/** The steps this reader may take now, as the server decided. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const [asked, setAsked] = useState<OrderAction | null>(null);
  const { primary, beside, menu } = sortActions(order.actions);
  const button = (action: OrderAction, variant: 'primary' | 'secondary') =>
    action === 'report_payment' ? (
      <ButtonLink key={action} variant={variant} href={paths.project.buy(order.order_number)}>
        {t(`act.${action}.do`)}
      </ButtonLink>
    ) : (
      <Button key={action} variant={variant} onClick={() => setAsked(action)}>
        {t(`act.${action}.do`)}
      </Button>
    );
  const items = menu.map((action) => ({
    key: action,
    label: t(`act.${action}.do`),
    danger: true,
    onSelect: () => setAsked(action),
  }));
  return (
    <>
      {items.length > 0 && <Menu trigger={<Button icon={<Ellipsis />}>{t('menu.more')}</Button>} items={items} />}
      {beside.map((action) => button(action, 'secondary'))}
      {primary && button(primary, 'primary')}
      {asked && <OrderStepDialog order={order} action={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
