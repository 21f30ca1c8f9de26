import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { toast } from 'react-hot-toast';
import type { OpenItem } from '../../../contract/entities/market';
import { useSpecDescription } from '../../parts/useSpecDescription';
import { paths } from '../../paths';
import { useChangeCart } from '../../queries/cart';
import { useSession } from '../../shell/session/useSession';

/** With the schemas of what it keeps, so only when somebody keeps something. */
const keeping = () => import('../../parts/market/keptCart');

/** What is done with so many of an item: put by, bought, or asked for. A visitor's choice waits in this browser. */
export function useBuying(item: OpenItem, qty: string) {
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
