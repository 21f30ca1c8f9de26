import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../contract/constants';
import { sampleComparison } from './sampleComparison';
import { compareSample, sampleLines } from './sampleOffers';
import { sampleReading } from './sampleReading';

const best = (spread: boolean) =>
  compareSample(spread).rows.map(({ offers }) => offers.find((offer) => offer.best)?.seller);

test('the first page shows what the rules of the comparison say today', () => {
  // `npm run make samples` records it again.
  expect(sampleComparison).toEqual({ apart: compareSample(false), spread: compareSample(true) });
});

test('the example brings prices by piece, by weight and in dollars to one price', () => {
  const [pipe] = compareSample(false).rows;
  expect(pipe?.offers.map(({ price }) => price)).toEqual(['62400', '63019.8', '61239.1']);
});

test('freight in the prices changes who is cheapest, as it does in trade', () => {
  expect(best(false)).not.toEqual(best(true));
  expect(compareSample(true).totals).toEqual(compareSample(false).totals);
});

test('weights and quantities of the example are those that the reader finds in the list above it', () => {
  for (const language of LANGUAGES) {
    for (const { qty, uom, unit_weight_kg } of sampleLines) {
      const read = sampleReading[language].lines.find((line) => line.qty === qty && line.uom === uom);
      expect(Number(read?.kg) / Number(qty)).toBeCloseTo(Number(unit_weight_kg), 6);
    }
  }
});
