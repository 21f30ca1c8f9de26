import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { CartSeller } from '../../../contract/entities/cart';
import { paths } from '../../paths';
import { publicEnv } from '../../env';
import { useReader } from '../../parts/useReader';
import { useErrorText } from '../../shell/errors/useErrorText';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { CountedButton } from '../../ui/CountedButton';
import { InlineError } from '../../ui/InlineError';
import { Section } from '../../ui/Section';
import { Inline, Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/Text';
import { NoteField } from '../../ui/NoteField';
import { Recovery } from '../../ui/recovery/Recovery';
import { AddressChoice } from './AddressChoice';
import { PurchaseLines } from './PurchaseLines';
import { usePurchase } from './usePurchase';
import { WholeSum } from './WholeSum';

type Props = { sellers: readonly CartSeller[] /** The person has seen the changed prices. */; onAccept: () => void };

/** Where to, what else to say, the terms, and the one press that buys. */
export function PurchaseForm({ sellers, onAccept }: Props) {
  const { t } = useTranslation('cart');
  const errorText = useErrorText();
  const purchase = usePurchase(sellers);
  const [agreed, setAgreed] = useState(false);
  const problems = purchase.lines.flatMap((line) => line.problems);
  const blocked = problems.length > 0;
  return (
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
          <Banner>{t('payNote')}</Banner>
          <div>
            <Recovery name="orderNote" />
            <NoteField label={t('note')} optional maxLength={500} value={purchase.note} onChange={purchase.setNote} />
          </div>
          <TermsConsent checked={agreed} onChange={setAgreed} />
          {blocked && <Banner tone="warning">{t('blocked')}</Banner>}
          {purchase.error && <InlineError>{errorText(purchase.error)}</InlineError>}
          <WholeSum sellers={sellers} />
          <Inline $gap={3}>
            <CountedButton
              variant="primary"
              size="lg"
              why={!blocked && t(purchase.address ? 'missing.agreement' : 'missing.address')}
              loading={purchase.buying}
              disabled={!agreed || !purchase.address || blocked}
              onClick={purchase.buy}
            >
              {t('buy', { count: sellers.length })}
            </CountedButton>
          </Inline>
        </Stack>
      </Section>
    </Stack>
  );
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
