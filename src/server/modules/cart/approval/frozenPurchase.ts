import { isDeepStrictEqual } from 'node:util';
import type { CartProblem, CartSeller } from '../../../../contract/entities/cart';
import type { FrozenSeller, PurchaseFault } from '../../../../contract/entities/purchaseApproval';
import type { MemberWork } from '../../../http/context';
import { presentTradedLine } from '../../award/tradedLine.service';
import { orderLine } from '../purchase.service';
import type { PurchaseRow } from './purchaseApproval.repository';

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

type Frozen = Pick<PurchaseRow['purchase'], 'sellers' | 'lots'>;

/** What of the lots an approver relies on beside the lines. */
export const freezeLots = (sellers: readonly CartSeller[]): NonNullable<Frozen['lots']> =>
  sellers.flatMap(({ lines }) =>
    lines.map(({ item: { id, condition, certificate_type } }) => ({ item_id: id, condition, certificate_type })),
  );

/** What of an approved purchase is no longer as it was. A description follows the language of its reader and does not count. */
export function faultsBetween(then: Frozen, now: Frozen): PurchaseFault[] {
  const faults = new Set<PurchaseFault>();
  if (!isDeepStrictEqual(sumsOf(then), sumsOf(now))) faults.add('price');
  const present = new Map(linesOf(now).map((line) => [line.id, line]));
  for (const line of linesOf(then)) {
    const other = present.get(line.id);
    if (!other) faults.add('gone');
    else {
      if (!isDeepStrictEqual(priceOf(line), priceOf(other))) faults.add('price');
      if (line.qty !== other.qty || line.uom !== other.uom) faults.add('quantity');
      if (!isDeepStrictEqual(goodsOf(line), goodsOf(other))) faults.add('goods');
    }
  }
  const lots = new Map(now.lots?.map((lot) => [lot.item_id, lot]));
  if (then.lots?.some((lot) => !isDeepStrictEqual(lot, lots.get(lot.item_id)))) faults.add('goods');
  return [...faults];
}

type Line = FrozenSeller['lines'][number];

const linesOf = ({ sellers }: Frozen) => sellers.flatMap(({ lines }) => lines);
const sumsOf = ({ sellers }: Frozen) =>
  sellers
    .map(({ store_id, totals }) => [store_id, totals.currency, totals.supply_amount, totals.total_amount].join(' '))
    .toSorted();
const priceOf = ({ unit_price, price_uom, amount }: Line) => ({ unit_price, price_uom, amount });
const goodsOf = ({ spec, maker, origin }: Line) => ({ spec, maker, origin });
