// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../tests/support/renderPart';
import { NextSteps } from './NextSteps';

test('what follows a quotation is said of the kind of its request', async () => {
  const { say, change } = await renderPart(<NextSteps sealed />);
  screen.getByText(say('seller:complete.steps.waitTextSealed'));
  screen.getByText(say('seller:complete.steps.compareTextSealed'));
  change(<NextSteps sealed={false} />);
  screen.getByText(say('seller:complete.steps.waitTextOpen'));
  screen.getByText(say('seller:complete.steps.compareTextOpen'));
  expect(screen.queryByText(/금액은 마감 전까지 아무도/)).toBeNull();
  change(<NextSteps />);
  screen.getByText(say('seller:complete.steps.waitText'));
});
