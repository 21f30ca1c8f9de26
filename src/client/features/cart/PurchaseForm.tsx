import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { Split } from '../../ui/Split';
import { STOCK_HOLD_BUSINESS_DAYS } from '../../../contract/constants';
import type { ApprovalNeed } from '../../../contract/entities/approval';
import type { CartSeller } from '../../../contract/entities/cart';
import { paths } from '../../paths';
import { publicEnv } from '../../env';
import { BudgetEffects } from '../../shared/cost/BudgetEffects';
import { CostFields } from '../../shared/cost/CostFields';
import { NeedBanner } from '../../shared/approval/NeedBanner';
import { useReader } from '../../shared/useReader';
import { useErrorText } from '../../shell/errors/useErrorText';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { CountedButton } from '../../ui/CountedButton';
import { InlineError } from '../../ui/InlineError';
import { Section } from '../../ui/Section';
import { Columns, Inline, Stack } from '../../ui/Stack';
import { TextLink, Heading } from '../../ui/Text';
import { NoteField } from '../../ui/NoteField';
import { Recovery } from '../../ui/recovery/Recovery';
import { blockedText } from './blockedText';
import { AddressChoice } from './AddressChoice';
import { WholeSum } from './WholeSum';
import { usePurchase } from './usePurchase';
import { usePurchaseBudget } from './usePurchaseBudget';
import { usePurchaseNeed } from './usePurchaseNeed';
import { QuantityText } from '../../shared/QuantityText';
import { TermsList } from '../../shared/TermsList';
import { TotalsBox } from '../../shared/TotalsBox';
import { DataTable } from '../../ui/DataTable';
import { useStockColumns } from './useStockColumns';

type Props = { sellers: readonly CartSeller[] /** The person has seen the changed prices. */; onAccept: () => void };

/** What it costs, what keeps it from being bought and the press that buys: in sight beside long lists, below them on a phone. */
const Aside = styled(Card)`
  display: grid;
  gap: ${space(4)};
  ${media.screenWide} {
    position: sticky;
    top: calc(var(--header-height) + ${space(6)});
  }
`;

/** Where to, what else to say, the terms, and the one press that buys. */
export function PurchaseForm({ sellers, onAccept }: Props) {
  const { t } = useTranslation(['cart', 'budget']);
  const errorText = useErrorText();
  const purchase = usePurchase(sellers);
  const [agreed, setAgreed] = useState(false);
  const problems = purchase.lines.flatMap((line) => line.problems);
  const blocked = problems.length > 0;
  const { need, checking, unchecked } = usePurchaseNeed(purchase.wanted, purchase.cost, !blocked);
  const { check, gate } = usePurchaseBudget(purchase.wanted, purchase.cost, !blocked);
  // Of a purchase that has to be approved an approver gives the reason.
  const wordless = !need && gate === 'word' && purchase.word.trim() === '';
  const stopped = !need && gate === 'closed';
  return (
    <Split $side={340}>
      <Stack $gap={8}>
        <Section title={t('step.lines')} count={purchase.lines.length}>
          {problems.includes('price_changed') && <PriceChanged onAccept={onAccept} />}
          <PurchaseLines sellers={sellers} />
        </Section>
        <Section title={t('step.address')}>
          <AddressChoice value={purchase.address} onChange={purchase.setAddress} />
        </Section>
        <Section title={t('step.terms')}>
          <Stack $gap={4}>
            {!need && <Banner>{t('payNote')}</Banner>}
            <TermsList terms={{ delivery_term: 'collect', payment_term: 'prepaid' }} />
            <div>
              <Recovery name="orderNote" />
              <NoteField label={t('note')} optional maxLength={500} value={purchase.note} onChange={purchase.setNote} />
            </div>
          </Stack>
        </Section>
        {purchase.codes && purchase.codes.items.length > 0 && (
          <Section title={t('budget:cost.title')} note={t('budget:cost.help')}>
            <Columns>
              <CostFields codes={purchase.codes} value={purchase.cost} onChange={purchase.setCost} />
            </Columns>
          </Section>
        )}
      </Stack>
      <Aside>
        <WholeSum sellers={sellers} />
        {need && <ApprovalPart need={need} reason={purchase.reason} onReason={purchase.setReason} />}
        {check && (
          <BudgetEffects check={check} word={purchase.word} onWord={purchase.setWord} approved={need !== null} />
        )}
        {unchecked && <Banner tone="warning">{t('approval.unchecked')}</Banner>}
        {blocked && <Banner tone="warning">{t(blockedText(problems))}</Banner>}
        <TermsConsent checked={agreed} onChange={setAgreed} />
        {purchase.error && <InlineError>{errorText(purchase.error)}</InlineError>}
        <CountedButton
          variant="primary"
          size="lg"
          wide
          why={!blocked && !unchecked && !stopped && t(`missing.${missingIn(purchase.address !== '', agreed)}`)}
          loading={purchase.buying || checking}
          disabled={!agreed || !purchase.address || blocked || unchecked || wordless || stopped}
          onClick={need ? purchase.request : purchase.buy}
        >
          {need ? t('approval.ask') : t('buy', { count: sellers.length })}
        </CountedButton>
      </Aside>
    </Split>
  );
}

/** What is missing next: where to, the terms, then the reason for exceeding a budget. */
function missingIn(addressed: boolean, agreed: boolean) {
  if (!addressed) return 'address';
  return agreed ? 'word' : 'agreement';
}

function PriceChanged({ onAccept }: Pick<Props, 'onAccept'>) {
  const { t } = useTranslation('cart');
  const accept = (
    <Button size="sm" onClick={onAccept}>
      {t('accept')}
    </Button>
  );
  return (
    <Banner tone="warning" action={accept}>
      {t('changed')}
    </Banner>
  );
}

/** Why the purchase has to be approved, until when its stock is reserved, and the reason for the approvers. */
function ApprovalPart({
  need,
  reason,
  onReason,
}: {
  need: ApprovalNeed;
  reason: string;
  onReason: (text: string) => void;
}) {
  const { t } = useTranslation(['cart', 'approval']);
  return (
    <>
      <NeedBanner need={need} title={t('approval.need')} />
      <Banner>{t('approval.payLater', { days: STOCK_HOLD_BUSINESS_DAYS })}</Banner>
      <NoteField
        label={t('approval.reason')}
        help={t('approval:request.reasonHelp')}
        optional
        maxLength={500}
        value={reason}
        onChange={onReason}
      />
    </>
  );
}

function TermsConsent({ checked, onChange }: { checked: boolean; onChange: (agreed: boolean) => void }) {
  const { t } = useTranslation('cart');
  const paymentTerms = `${publicEnv().cdnUrl}/documents/payment-terms.${useReader()}.pdf`;
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      label={t('agree')}
      note={
        <Inline $gap={3}>
          <TextLink href={paths.document.service()}>{t('termsLink')}</TextLink>
          <TextLink href={paymentTerms} target="_blank" rel="noopener">
            {t('paymentTerms')}
          </TextLink>
        </Inline>
      }
    />
  );
}

/** What is about to be bought, seller by seller, with the figures that the orders will carry. */
function PurchaseLines({ sellers }: { sellers: readonly CartSeller[] }) {
  return sellers.map((seller) => <SellerLines key={`${seller.store_id} ${seller.currency}`} seller={seller} />);
}

function SellerLines({ seller }: { seller: CartSeller }) {
  const { t } = useTranslation('cart');
  const columns = useStockColumns(seller.currency);
  return (
    <Stack $gap={3}>
      <Heading as="h3" $size={16}>
        {seller.store_name}
      </Heading>
      <DataTable
        dense
        aria-label={seller.store_name}
        rows={seller.lines}
        rowKey={(line) => line.id}
        columns={[
          ...columns.slice(0, 2),
          {
            key: 'quantity',
            header: t('quantity'),
            align: 'right',
            width: '96px',
            render: (line) => <QuantityText qty={line.qty} uom={line.item.uom} />,
          },
          ...columns.slice(2),
        ]}
      />
      <TotalsBox totals={seller.totals} weight={seller.weight_kg} collect />
    </Stack>
  );
}
