import { expect, test } from 'vitest';
import type { Bid } from '../../contract/entities/order';
import { emptySpec } from '../../contract/entities/spec';
import { fromTradedLine } from './lineRow';

test('an ordered line keeps the words of the request as they were written', () => {
  const raw_text = 'ELL 90 LR 4" S40 WPB x 30';
  const requested = { raw_text, description: 'ELL 90 LR 4" S40 WPB', spec: emptySpec };
  const line = { description: requested.description, requested, alternate: false } as unknown as Bid['lines'][number];
  expect(fromTradedLine(line).raw).toBe(raw_text);
  expect(fromTradedLine({ ...line, requested: null }).raw).toBe(requested.description);
});
