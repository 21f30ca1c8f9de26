import type { CartProblem, CartSeller } from '../../../../contract/entities/cart';
import type { FrozenSeller, PurchaseFault } from '../../../../contract/entities/purchaseApproval';
import type { MemberWork } from '../../../http/context';
import { presentTradedLine } from '../../award/tradedLine.service';
import { orderLine } from '../purchase.service';

/** What is bought of one seller, as it must still be when the last step is approved. */
export function freezeSeller(work: MemberWork, seller: CartSeller): FrozenSeller {
  const { store_id, store_name, totals, weight_kg, lines } = seller;
  return {
    store_id,
    company_name: store_name,
    totals,
    weight_kg,
    lines: lines.map((line, index) =>
      presentTradedLine({ ...orderLine(work, line), id: line.item.id }, index + 1, totals.currency),
    ),
  };
}

const FAULT_OF: Readonly<Record<CartProblem, PurchaseFault>> = {
  gone: 'gone',
  own_stock: 'gone',
  price_changed: 'price',
  quantity_short: 'quantity',
  below_moq: 'quantity',
  not_multiple: 'quantity',
};

/** What keeps a frozen purchase from being placed, from the problems that it is refused with. */
export const faultsOfProblems = (codes: readonly string[]): PurchaseFault[] => [
  ...new Set(codes.map((code) => FAULT_OF[code as CartProblem] ?? 'gone')),
];

/** Whether the sums of a purchase are still those that were approved. */
export function sameSums(then: readonly FrozenSeller[], now: readonly CartSeller[]): boolean {
  const sums = (sellers: ReadonlyArray<Pick<CartSeller, 'store_id' | 'totals'>>) =>
    JSON.stringify(
      sellers
        .map(({ store_id, totals }) => [store_id, totals.currency, totals.supply_amount, totals.total_amount].join(' '))
        .toSorted(),
    );
  return sums(then) === sums(now);
}
