import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Order, OrderAction } from '../../../../contract/entities/order';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Menu } from '../../../ui/Menu';
import { ClaimDialog } from './ClaimDialog';
import { OrderStepDialog } from './OrderStepDialog';
import { ReceiveDialog } from './ReceiveDialog';
import { ShipDialog } from './ShipDialog';
import { sortActions } from './orderActions';

/** The steps this reader may take now, as the server decided. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const [asked, setAsked] = useState<OrderAction | null>(null);
  const { primary, beside, menu } = sortActions(order);
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
    danger: action === 'cancel',
    onSelect: () => setAsked(action),
  }));
  return (
    <>
      {items.length > 0 && <Menu trigger={<Button icon={<Ellipsis />}>{t('menu.more')}</Button>} items={items} />}
      {beside.map((action) => button(action, 'secondary'))}
      {primary === 'message' && (
        <Button variant="primary" onClick={toMessages}>
          {t(`act.message.${order.side}`)}
        </Button>
      )}
      {primary && primary !== 'message' && button(primary, 'primary')}
      {asked && <StepForm order={order} action={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** To where one writes to the other side, below on the page. */
function toMessages(): void {
  document.querySelector<HTMLElement>('#messages textarea')?.focus();
}

/** The form of a step: three have one of their own, reporting a transfer a page. */
function StepForm({ action, ...rest }: { order: Order; action: OrderAction; onClose: () => void }) {
  if (action === 'ship') return <ShipDialog {...rest} />;
  if (action === 'receive') return <ReceiveDialog {...rest} />;
  if (action === 'open_claim') return <ClaimDialog {...rest} />;
  return action === 'report_payment' ? null : <OrderStepDialog {...rest} action={action} />;
}
