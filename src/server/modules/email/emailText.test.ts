import { expect, test } from 'vitest';
import { emailHtml, emailText } from './emailContent';
import { EMAIL_NAMES, writeEmail } from './emailText';

const values = Object.fromEntries(
  ['name', 'company', 'person', 'email', 'time', 'device', 'address', 'bank', 'account', 'holder', 'note'].map(
    (key) => [key, `<${key}>`],
  ),
);

test.each(EMAIL_NAMES)('%s leaves no gap in either language and escapes what people typed', (name) => {
  for (const language of ['ko', 'en'] as const) {
    const email = writeEmail(name, language, values, 'https://x.test/a?b=1&c=2', 'https://x.test/leave');
    const text = emailText(email, language);
    expect(text).not.toMatch(/\{\{|\}\}/);
    expect(text).toContain('https://x.test/a?b=1&c=2');
    const html = emailHtml(email, language);
    expect(html).not.toMatch(/<(name|company|person|note)>/);
    expect(html).toContain('href="https://x.test/a?b=1&amp;c=2"');
    for (const form of [text, html]) expect(form).toContain('https://x.test/leave');
    expect(html).toContain(`lang="${language}"`);
  }
});

test.each(['ko', 'en'] as const)(
  'an email is readable on a phone, in the dark and in a list of mails (%s)',
  (language) => {
    const html = emailHtml(writeEmail('verify', language, values, 'https://x.test/a'), language);
    expect(html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">');
    expect(html).not.toMatch(/<table(?![^>]*align="center")[^>]*width="\d+"/);
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    // The list of mails shows the first words of the body: what the subject does not say yet.
    const body = html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, '');
    expect(body.startsWith('가입해 주셔서') || body.startsWith('Thank you')).toBe(true);
  },
);

test('every class that the dark recolours is a class of the email', () => {
  const html = emailHtml(writeEmail('verify', 'ko', values, 'https://x.test/a', 'https://x.test/leave'), 'ko');
  const style = html.match(/<style>(.*)<\/style>/)?.[1] ?? '';
  const classes = [...style.matchAll(/\.([a-z]+)\{/g)].map(([, name]) => name);
  const worn = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
  expect(classes.length).toBeGreaterThan(5);
  expect(classes.filter((name) => !worn.has(name ?? ''))).toEqual([]);
});

test('a day in a letter is not divided at the end of a line', () => {
  const email = { ...writeEmail('verify', 'ko', values, 'https://x.test/a'), paragraphs: ['2026-12-01, 17:00까지'] };
  expect(emailHtml(email, 'ko')).toContain('>2026-12-01, 17:00</span>까지');
});
