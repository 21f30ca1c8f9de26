import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../contract/constants';
import { sayIn } from '../../../../../tests/support/browserTexts';
import { readSample } from './readSample';
import { sampleReading } from './sampleReading';

for (const language of LANGUAGES) {
  test(`the first page shows what today's reader makes of its list (${language})`, () => {
    const lines = sayIn(language)('home:sampleLines').split('\n');
    // `npm run make samples` records it again.
    expect(sampleReading[language]).toEqual(readSample(lines, language));
  });

  test(`every line of it is understood (${language})`, () => {
    for (const { text, words, qty, uom } of sampleReading[language].lines) {
      expect(words, text).not.toBe('');
      expect(qty, text).not.toBeNull();
      expect(uom, text).not.toBeNull();
    }
  });
}
