import { expect, test } from 'vitest';
import { letterHtml, letterText } from './letter';
import { LETTER_NAMES, writeLetter } from './letterText';

const values = Object.fromEntries(
  ['name', 'company', 'person', 'email', 'time', 'device', 'address', 'bank', 'account', 'holder', 'note'].map(
    (key) => [key, `<${key}>`],
  ),
);

test.each(LETTER_NAMES)('%s leaves no gap in either language and escapes what people typed', (name) => {
  for (const language of ['ko', 'en'] as const) {
    const letter = writeLetter(name, language, values, 'https://x.test/a?b=1&c=2', 'https://x.test/leave');
    const text = letterText(letter, language);
    expect(text).not.toMatch(/\{\{|\}\}/);
    expect(text).toContain('https://x.test/a?b=1&c=2');
    const html = letterHtml(letter, language);
    expect(html).not.toMatch(/<(name|company|person|note)>/);
    expect(html).toContain('href="https://x.test/a?b=1&amp;c=2"');
    for (const form of [text, html]) expect(form).toContain('https://x.test/leave');
    expect(html).toContain(`lang="${language}"`);
  }
});
