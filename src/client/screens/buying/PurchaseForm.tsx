import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { CartSeller } from '../../../contract/entities/cart';
import { paths } from '../../paths';
import { publicEnv } from '../../env';
import { useReader } from '../../parts/useReader';
import { usePlacePurchase } from '../../queries/purchase';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { Section } from '../../ui/Section';
import { Inline, Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/Text';
import { Textarea } from '../../ui/Textarea';
import { AddressChoice } from './AddressChoice';
import { PurchaseLines } from './PurchaseLines';

type Props = { sellers: readonly CartSeller[] /** The person has seen the changed prices. */; onAccept: () => void };

/** Where to, what else to say, the terms, and the one press that buys. */
export function PurchaseForm({ sellers, onAccept }: Props) {
  const { t } = useTranslation('cart');
  const router = useRouter();
  const language = useReader();
  const place = usePlacePurchase();
  const [address, setAddress] = useState('');
  const [note, setNote] = useState('');
  const [agreed, setAgreed] = useState(false);
  // One key for the form as it stands: a second press, also one after a lost answer, buys nothing twice.
  const [key, setKey] = useState(() => uuid());
  const lines = sellers.flatMap((seller) => seller.lines);
  const blocked = lines.some(({ problems }) => problems.length > 0);
  const changedPrice = lines.some(({ problems }) => problems.includes('price_changed'));
  const changed = <A,>(set: (value: A) => void) => {
    return (value: A) => {
      set(value);
      setKey(uuid());
    };
  };
  const buy = () =>
    place.mutate(
      {
        key,
        lines: lines.map(({ item, qty }) => ({
          item_id: item.id,
          qty,
          unit_price: item.unit_price ?? '0',
          price_uom: item.price_uom ?? item.uom,
        })),
        address_id: address,
        note: note.trim() || null,
        terms_accepted: true,
      },
      { onSuccess: ({ checkout_id }) => void router.replace(paths.buyer.purchaseComplete(checkout_id)) },
    );
  return (
    <Stack $gap={8}>
      <Section title={t('step.lines')} count={lines.length}>
        {changedPrice && (
          <Banner
            tone="warning"
            action={
              <Button size="sm" onClick={onAccept}>
                {t('accept')}
              </Button>
            }
          >
            {t('changed')}
          </Banner>
        )}
        <PurchaseLines sellers={sellers} />
      </Section>
      <Section title={t('step.address')}>
        <AddressChoice value={address} onChange={changed(setAddress)} />
      </Section>
      <Section title={t('step.terms')}>
        <Stack $gap={4}>
          <Banner>{t('payNote')}</Banner>
          <Field label={t('note')} optional>
            <Textarea
              rows={3}
              maxLength={500}
              value={note}
              onChange={(event) => changed(setNote)(event.target.value)}
            />
          </Field>
          <Checkbox
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
            label={t('agree')}
            note={
              <Inline $gap={3}>
                <TextLink href={paths.document.service()}>{t('termsLink')}</TextLink>
                <TextLink
                  href={`${publicEnv().cdnUrl}/documents/payment-terms.${language}.pdf`}
                  target="_blank"
                  rel="noopener"
                >
                  {t('paymentTerms')}
                </TextLink>
              </Inline>
            }
          />
          {blocked && <Banner tone="warning">{t('blocked')}</Banner>}
          {place.error && <InlineError>{place.error.message}</InlineError>}
          <div>
            <Button
              variant="primary"
              size="lg"
              loading={place.isPending}
              disabled={!agreed || !address || blocked}
              onClick={buy}
            >
              {t('buy', { count: sellers.length })}
            </Button>
          </div>
        </Stack>
      </Section>
    </Stack>
  );
}
