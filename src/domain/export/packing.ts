import Big from 'big.js';
import type { ExportTerms } from '../../contract/entities/exportTerms';

export type Packing = Pick<ExportTerms, 'gross_weight_kg' | 'net_weight_kg' | 'packages'>;

interface Weighed {
  net_weight_kg: string;
  unknown_weight_lines: number;
}

/** What is known of the net weight without the seller's word: nothing while a line's weight is unknown. */
export const netOf = ({ net_weight_kg: kg, unknown_weight_lines }: Weighed) =>
  unknown_weight_lines === 0 && new Big(kg).gt(0) ? kg : null;

/** Whether gross weighs less than net, stated or known. */
export function grossTooSmall(packing: Packing, known: string | null): boolean {
  const net = packing.net_weight_kg ?? known;
  return packing.gross_weight_kg !== null && net !== null && new Big(packing.gross_weight_kg).lt(net);
}

/**
 * Weights and packages of one delivery: its own; where the whole order left with it, what was stated for the order; the
 * net weight else as lines and scale say.
 */
export function packingOf(
  terms: ExportTerms,
  shipment: Weighed & { id: string },
  shipments: readonly { id: string }[],
  allShipped: boolean,
): Packing {
  const own = terms.deliveries.find((one) => one.shipment_id === shipment.id);
  const whole = allShipped && shipments.length === 1 ? terms : null;
  return {
    gross_weight_kg: own?.gross_weight_kg ?? whole?.gross_weight_kg ?? null,
    net_weight_kg: own?.net_weight_kg ?? whole?.net_weight_kg ?? netOf(shipment),
    packages: own?.packages ?? whole?.packages ?? null,
  };
}
