import { FileText, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { OpenItem } from '../../../contract/entities/market';
import { quantityProblem } from '../../../domain/stock/priceEach';
import { isQuantity } from '../../../contract/figures';
import { BasketButton } from './BasketButton';
import { amountOf } from '../../../domain/stock/amountOf';
import { totalsOf } from '../../../domain/money/totals';
import { TermsList } from '../../shared/TermsList';
import { TotalsBox } from '../../shared/TotalsBox';
import { ComparedPrices } from '../../shared/market/ComparedPrices';
import { ItemPrice } from '../../shared/market/ItemPrice';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { NumberInput } from '../../ui/NumberInput';
import { Columns, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { toast } from '../../ui/toast';
import { useRouter } from 'next/router';
import { useSpecDescription } from '../../shared/useSpecDescription';
import { paths } from '../../paths';
import { useChangeCart } from '../../queries/cart';
import { useSession } from '../../shell/session/useSession';

/** How many, into the cart, or straight to the purchase. */
export function BuyBox({ item }: { item: OpenItem }) {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const [qty, setQty] = useState(item.moq === '0' ? '1' : item.moq);
  const { line, put, buy, request, busy } = useBuying(item, qty);
  const problem = isQuantity(qty) ? quantityProblem(qty, item) : 'invalid';
  const amount = problem ? null : amountOf(item, qty)?.amount;
  return (
    <Card>
      <Stack $gap={4}>
        <Text $size={24} as="div">
          <ItemPrice item={item} />
        </Text>
        <ComparedPrices item={item} />
        <div data-paper="none">
          <Field label={t('buy.quantity')} error={problem ? t(`problem.${problem}`) : undefined}>
            <NumberInput value={qty} onChange={setQty} decimals={3} unit={trade(`uom.${item.uom}`)} />
          </Field>
        </div>
        {amount && <TotalsBox totals={totalsOf([amount], '0', item.currency)} collect />}
        <TermsList terms={{ delivery_term: 'collect', payment_term: 'prepaid' }} />
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

/** With the schemas of what it keeps, so only when somebody keeps something. */
const keeping = () => import('../../shared/market/visitorCart');

/** What is done with so many of an item: added to the cart, bought, or requested. A visitor's choice waits in this browser. */
function useBuying(item: OpenItem, qty: string) {
  const { t } = useTranslation('market');
  const describe = useSpecDescription();
  const router = useRouter();
  const { loggedIn } = useSession();
  const cart = useChangeCart();
  const line = { raw_text: describe(item.spec), spec: item.spec, qty, uom: item.uom };

  const put = () => {
    if (!loggedIn) {
      void keeping().then(({ keepStockLine }) => {
        keepStockLine({ item_id: item.id, qty });
        toast.success(t('buy.kept'));
      });
      return;
    }
    const seen = { seen_price: item.unit_price, seen_price_uom: item.price_uom };
    cart.mutate(
      { action: 'add', body: { stock: [{ item_id: item.id, qty, ...seen }] } },
      { onSuccess: () => toast.success(t('buy.added')) },
    );
  };
  const buy = () => {
    const next = `${paths.buyer.purchase(item.id)}?qty=${encodeURIComponent(qty)}`;
    void router.push(loggedIn ? next : paths.auth.promoteSignUp({ next }));
  };
  const request = () => {
    const next = paths.buyer.editorFrom('cart');
    if (!loggedIn) {
      void keeping().then(({ keepRequestLine }) => {
        keepRequestLine(line);
        void router.push(paths.auth.promoteSignUp({ next }));
      });
      return;
    }
    cart.mutate({ action: 'add', body: { request: [line] } }, { onSuccess: () => void router.push(next) });
  };
  return { line, put, buy, request, busy: cart.isPending };
}
