import Big from 'big.js';
import type { Incoterm } from '../../contract/entities/exportTerms';
import type { Currency } from '../../contract/values';
import { formatExact } from '../money/exact';

/** Terms under which the seller pays the carriage to the named place, so that its price holds it. */
const CARRIED: readonly Incoterm[] = ['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];

interface Invoiced {
  currency: Currency;
  supply_amount: string;
  freight_amount: string | null;
}

/**
 * The part of an invoice's net amount that is the price at its Incoterm: all of it where the seller carries the goods to the
 * named place, else without the freight, which is for what lies beyond.
 */
export function priceAtTerm(incoterm: Incoterm, { currency, supply_amount, freight_amount }: Invoiced): string {
  if (freight_amount === null || CARRIED.includes(incoterm)) return supply_amount;
  return formatExact(new Big(supply_amount).minus(freight_amount), currency);
}
