// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
import { FacetPanel } from './FacetPanel';
import { Understanding } from './Understanding';

test.each([
  ['ko', ['피팅', '90도 롱엘보', 'SCH40', '150#', '10K']],
  ['en', ['Fitting', 'ELBOW 90 LR', 'SCH40', '150#', '10K']],
] as const)('what a search was read as stands in the words of the trade (%s)', async (language, said) => {
  const terms = [
    { kind: 'category', text: 'fitting' },
    { kind: 'type', text: 'ELBOW 90 LR' },
    { kind: 'schedule', text: '40' },
    { kind: 'class', text: '150' },
    { kind: 'class', text: '10K' },
  ];
  const understood = { terms, corrected: [], ignored: [], equivalents: [] };
  const part = <Understanding understood={understood} search={{}} hrefOf={() => '/'} />;
  const { container } = await renderPart(part, language);
  expect([...container.querySelectorAll('[title]')].map(({ textContent }) => textContent)).toEqual(said);
});

test('words that nobody knows are left out of a search beside others, and alone only named', async () => {
  const of = (terms: { kind: 'type'; text: string }[]) => {
    const understood = { terms, corrected: [], ignored: ['zzzzz'], equivalents: [] };
    return <Understanding understood={understood} search={{}} hrefOf={() => '/'} />;
  };
  const { say, change } = await renderPart(of([{ kind: 'type', text: 'TEE' }]));
  screen.getByText(say('market:ignored', { words: 'zzzzz' }));
  change(of([]));
  screen.getByText(say('market:unknown', { words: 'zzzzz' }));
});

test('types to narrow a search by stand in words where all hits are of one category', async () => {
  const facet = (name: 'category' | 'type', value: string) => ({
    name,
    exact: true,
    values: [{ value, count: 3, selected: false }],
  });
  const facets = [facet('category', 'pipe'), facet('type', 'SMLS')];
  await renderPart(<FacetPanel facets={facets} search={{}} hrefOf={() => '/'} />);
  expect(screen.getByText('무계목 강관').getAttribute('title')).toBe('SMLS');
});
