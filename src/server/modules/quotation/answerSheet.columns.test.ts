import { expect, test } from 'vitest';
import { parseLine } from '../../../domain/material/parseLine';
import { toSpec } from '../../../domain/material/spec';
import { answerColumns, type AnswerSheetRow } from './answerSheet.columns';

const specOf = (text: string) => toSpec(parseLine(text).item ?? { category: 'other' });

test('an alternate whose weight no table knows takes no weight and no kilograms from the requested item', () => {
  const line = {
    spec: specOf('GATE VALVE 4" 150# WCB 1 EA'),
    unit_weight_kg: '24.12',
    qty: '10',
    uom: 'EA',
    line_no: 1,
  };
  const row = (answer: object) => ({ line, answer }) as unknown as AnswerSheetRow;
  const offered_spec = specOf('GATE VALVE 6" 300# CF8M 1 EA');
  const columns = answerColumns(null, 'en');
  const weight = columns.find(({ kind }) => kind === 'weight');
  const amount = columns.find(({ formula }) => formula !== undefined);
  const exact = row({ response: 'exact' });
  const other = row({ response: 'alternate', offered_spec });
  expect([weight?.value(exact), weight?.value(other)]).toEqual(['24.12', null]);
  expect(
    [amount?.formula?.(exact, 9), amount?.formula?.(other, 9)].map(
      (text) => text?.includes('24.12') || text?.includes('"KG"'),
    ),
  ).toEqual([true, false]);
});
