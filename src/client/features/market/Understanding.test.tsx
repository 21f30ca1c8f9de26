// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart';
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
