import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { BankAccount } from '../../../../contract/entities/bankAccount';
import type { Order } from '../../../../contract/entities/order';
import { useAccountAnswer, useAccountOffer } from '../../../queries/order';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Inline } from '../../../ui/Stack';
import { useFailureText } from '../useFailureText';

type Asked = 'offer' | 'agree' | 'keep';

const textOf = ({ bank_name, account_number, account_holder }: BankAccount) =>
  `${bank_name} ${account_number} (${account_holder})`;

/** Another account for an order that is still to be paid: the seller asks for it, the buyer says yes or keeps the present one. */
export function AccountOffer({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { side, account_offer: offer, account_to_offer: toOffer, account_awaited: awaited } = order;
  const ask = (what: Asked, primary: boolean) => (
    <Button variant={primary ? 'primary' : 'secondary'} onClick={() => setAsked(what)}>
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
      {asked && <OfferDialog order={order} asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function OfferDialog({ order, asked, onClose }: { order: Order; asked: Asked; onClose: () => void }) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const offer = useAccountOffer(order.order_number);
  const answer = useAccountAnswer(order.order_number);
  const { isPending, error } = asked === 'offer' ? offer : answer;
  const done = {
    onSuccess: () => {
      toast.success(t(`account.${asked}.done`));
      onClose();
    },
  };
  const account = order.account_offer ?? order.account_to_offer;
  const confirm = () =>
    asked === 'offer'
      ? offer.mutate({ version: order.version }, done)
      : answer.mutate({ version: order.version, agree: asked === 'agree' }, done);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`account.${asked}.title`)}
      text={t(`account.${asked}.text`)}
      confirmLabel={t(`account.${asked}.do`)}
      onConfirm={confirm}
      danger={asked === 'agree'}
      loading={isPending}
      error={error ? failureText(error) : undefined}
    >
      {account && asked !== 'keep' && <strong>{textOf(account)}</strong>}
    </ConfirmDialog>
  );
}
