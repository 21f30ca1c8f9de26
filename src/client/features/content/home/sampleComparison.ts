import type { PriceStep } from '../../../../contract/entities/comparison';
import type { Uom } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import recorded from './sampleComparison.json';

export type SampleLineKey = 'pipe' | 'elbow' | 'flange';

export interface SampleOffer {
  seller: string;
  /** As the seller wrote it. */
  offered: { price: string; uom: Uom; currency: Currency };
  /** Comparable price of one requested unit, and how it came about. */
  price: string;
  steps: PriceStep[];
  best: boolean;
}

export interface SampleComparison {
  rows: { line: SampleLineKey; offers: SampleOffer[] }[];
  totals: { seller: string; amount: string }[];
}

/** The example with freight apart and spread over the prices, as `npm run make samples` worked it out last. */
export const sampleComparison = recorded as unknown as Record<'apart' | 'spread', SampleComparison>;
