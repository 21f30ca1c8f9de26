import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../contract/constants';
import { sayIn } from '../../../../../tests/support/browserTexts';

const measured = readFileSync('docs/quality.md', 'utf8');

/** What the first page claims, and where docs/quality.md says so. */
const CLAIMS = [
  {
    fact: 'exact',
    figure: 120 + 138 + 205,
    source: 'every given line and every line of our own read exactly (120, 138 and 205)',
  },
  { fact: 'speed', figure: 1.9, source: 'the workbook in 1.9 s' },
  { fact: 'plan', figure: 0.9, source: '| none | 0.90 s |' },
];

for (const language of LANGUAGES) {
  test(`every figure of the first page is a measured one (${language})`, () => {
    const say = sayIn(language);
    for (const { fact, figure, source } of CLAIMS) {
      expect(measured.replace(/\s+/gu, ' ')).toContain(source.replace(/\s+/gu, ' '));
      expect(say(`home:proof.${fact}`)).toContain(String(figure));
    }
  });
}
