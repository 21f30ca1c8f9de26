// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { renderPart } from '../../../../../tests/support/renderPart';
import { signedIn } from '../../../../../tests/support/signedIn';
import { seoulDay } from '../../../../domain/time/deadline';
import { daysLater } from '../../../../domain/time/spans';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { WhatIf } from './WhatIf';

const offers = comparisonOf([seller('a'), seller('b')], [[cell('a', '1000'), cell('b', '2000')]]);
const shown = (required_date: string | null) => {
  const { api } = answeringApi({ 'GET /rfq/Q1/plan/scenarios': () => ({ items: [] }) });
  return signedIn(
    api,
    <WhatIf comparison={{ ...offers, required_date }} suggested={null} groups={[]} onSelect={undefined} />,
  );
};

test('one press limits the plan to what comes by the required delivery date', async () => {
  const day = daysLater(seoulDay(new Date()), 12);
  const { say, user, change } = await renderPart(shown(day));
  await user.click(await screen.findByRole('button', { name: say('project:plan.onTime', { days: 12 }) }));
  expect(screen.getByLabelText(say('project:plan.rule.max_lead_days'))).toHaveProperty('value', '12');
  change(shown(null));
  expect(screen.queryByRole('button', { name: /12/ })).toBeNull();
});
