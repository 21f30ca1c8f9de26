import { FileText, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { OpenItem } from '../../../contract/entities/market';
import { quantityProblem } from '../../../domain/stock/priceEach';
import { isQuantity } from '../../../contract/figures';
import { BasketButton } from './BasketButton';
import { ItemPrice } from '../../parts/market/ItemPrice';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { NumberInput } from '../../ui/NumberInput';
import { Columns, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useBuying } from './useBuying';

/** How many, into the cart, or straight to the purchase. */
export function BuyBox({ item }: { item: OpenItem }) {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const [qty, setQty] = useState(item.moq === '0' ? '1' : item.moq);
  const { line, put, buy, request, busy } = useBuying(item, qty);
  const problem = isQuantity(qty) ? quantityProblem(qty, item) : 'invalid';
  return (
    <Card>
      <Stack $gap={4}>
        <Text $size={24} as="div">
          <ItemPrice item={item} />
        </Text>
        <div data-paper="none">
          <Field label={t('buy.quantity')} error={problem ? t(`problem.${problem}`) : undefined}>
            <NumberInput value={qty} onChange={setQty} decimals={3} unit={trade(`uom.${item.uom}`)} />
          </Field>
        </div>
        <Columns $min={140} $gap={2}>
          <Button wide icon={<ShoppingCart />} disabled={problem !== null} loading={busy} onClick={put}>
            {t('buy.cart')}
          </Button>
          <Button wide variant="primary" disabled={problem !== null} onClick={buy}>
            {t('buy.now')}
          </Button>
        </Columns>
        <Columns $min={200} $gap={2}>
          <BasketButton line={line} disabled={problem === 'invalid'} />
          <Button wide icon={<FileText />} disabled={problem === 'invalid'} loading={busy} onClick={request}>
            {t('buy.request')}
          </Button>
        </Columns>
      </Stack>
    </Card>
  );
}
