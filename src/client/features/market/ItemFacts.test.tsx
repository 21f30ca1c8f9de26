// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import type { OpenItemDetail } from '../../../contract/entities/market';
import { parseLine } from '../../../domain/material/parseLine';
import { specOfLine } from '../../../domain/material/spec';
import { ItemFacts } from './ItemFacts';

const item = (text: string) =>
  ({
    spec: specOfLine(parseLine(text)),
    condition: 'used',
    certificate_type: 'none',
    uom: 'EA',
    open_qty: '20',
    moq: '0',
    multiple: '0',
    unit_weight_kg: null,
  }) as OpenItemDetail;

const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('what an item is stands among its facts: kind, condition, size, schedule and class', async () => {
  const { say, change } = await renderPart(<ItemFacts item={item('PIPE SMLS 6" SCH40 A106-B L=6M')} />);
  expect(factOf(say('market:fact.type'))).toBe('무계목 강관');
  expect(factOf(say('market:fact.condition'))).toBe(say('market:condition.used'));
  expect(factOf(say('market:fact.size'))).toBe('6"');
  expect(factOf(say('market:fact.schedule'))).toBe('SCH40');
  expect(screen.queryByText(say('market:fact.class'))).toBeNull();
  change(<ItemFacts item={item('FLANGE WN RF 4" 150# SCH40 A105')} />);
  expect(factOf(say('market:fact.class'))).toBe('150LB');
});

test('the outside diameter of a flange is not said to be its own: its size is that of a pipe', async () => {
  const { say, change } = await renderPart(<ItemFacts item={item('FLANGE BLIND RF 8" 150# A105')} />);
  expect(factOf(say('market:fact.pipeOd'))).toBe('219.1 mm');
  expect(screen.queryByText(say('market:fact.od'))).toBeNull();
  change(<ItemFacts item={item('PIPE SMLS 8" SCH40 A106-B L=6M')} />);
  expect(factOf(say('market:fact.od'))).toBe('219.1 mm');
  expect(screen.queryByText(say('market:fact.pipeOd'))).toBeNull();
});
