// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../tests/support/answeringApi';
import { renderPart } from '../../../../tests/support/renderPart';
import type { Project } from '../../../contract/entities/order';
import { ApiProvider } from '../../api/ApiProvider';
import { Remainder } from './Remainder';

const left = (remainder: Project['remainder']) => (
  <ApiProvider value={answeringApi().api}>
    <Remainder project={{ rfq_number_id: 'Q1', remainder } as Project} />
  </ApiProvider>
);

test('what is left is called requested only once its RFQ was sent', async () => {
  const line_count = 2;
  const number = 'Q2';
  const { say, change } = await renderPart(left({ line_count, rfq_number_id: null, sent: false }));
  expect(screen.getByText(say('project:remainder.text'))).toBeTruthy();
  change(left({ line_count, rfq_number_id: number, sent: false }));
  expect(screen.getByText(say('project:remainder.draft', { number }))).toBeTruthy();
  change(left({ line_count, rfq_number_id: number, sent: true }));
  expect(screen.getByText(say('project:remainder.sent', { number }))).toBeTruthy();
});
