import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../ui/toast';
import type { BankAccount } from '../../../contract/entities/bankAccount';
import type { Order } from '../../../contract/entities/order';
import { useAccountAnswer, useAccountOffer } from '../../queries/order';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Inline } from '../../ui/Stack';
import { useFailureText } from '../../shell/errors/useFailureText';

type Requested = 'offer' | 'agree' | 'keep';

const textOf = ({ bank_name, account_number, account_holder }: BankAccount) =>
  `${bank_name} ${account_number} (${account_holder})`;

/** Another account for an order that is still to be paid: the seller asks for it, the buyer says yes or keeps the present one. */
export function AccountOffer({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const [requested, setRequested] = useState<Requested | null>(null);
  const { side, account_offer: offer, account_to_offer: toOffer, account_awaited: awaited } = order;
  const ask = (what: Requested, primary: boolean) => (
    <Button variant={primary ? 'primary' : 'secondary'} onClick={() => setRequested(what)}>
      {t(`account.${what}.do`)}
    </Button>
  );
  return (
    <div data-sentry-mask>
      {!order.bank_account && awaited && <Banner tone="warning">{t('account.awaited')}</Banner>}
      {offer && side === 'seller' && <Banner title={t('account.offered')}>{textOf(offer)}</Banner>}
      {offer && side === 'buyer' && (
        <Banner
          tone="warning"
          title={t('account.wanted')}
          action={
            <Inline>
              {ask('keep', true)}
              {ask('agree', false)}
            </Inline>
          }
        >
          {textOf(offer)}
        </Banner>
      )}
      {toOffer && (
        <Banner title={t('account.other')} action={ask('offer', false)}>
          {textOf(toOffer)}
        </Banner>
      )}
      {requested && <OfferDialog order={order} requested={requested} onClose={() => setRequested(null)} />}
    </div>
  );
}

function OfferDialog({ order, requested, onClose }: { order: Order; requested: Requested; onClose: () => void }) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const offer = useAccountOffer(order.order_number);
  const answer = useAccountAnswer(order.order_number);
  const { isPending, error } = requested === 'offer' ? offer : answer;
  const done = {
    onSuccess: () => {
      toast.success(t(`account.${requested}.done`));
      onClose();
    },
  };
  const account = order.account_offer ?? order.account_to_offer;
  const confirm = () =>
    requested === 'offer'
      ? offer.mutate({ version: order.version }, done)
      : answer.mutate({ version: order.version, agree: requested === 'agree' }, done);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`account.${requested}.title`)}
      text={t(`account.${requested}.text`)}
      confirmLabel={t(`account.${requested}.do`)}
      onConfirm={confirm}
      danger={requested === 'agree'}
      loading={isPending}
      error={error ? failureText(error) : undefined}
    >
      {account && requested !== 'keep' && <strong>{textOf(account)}</strong>}
    </ConfirmDialog>
  );
}
