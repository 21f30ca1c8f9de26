import { expect, test } from 'vitest';
import en from '../../../../locales/en/mail.json';
import ko from '../../../../locales/ko/mail.json';
import { strangersWords, withoutLinks } from './strangersWords';

test.each([
  '[긴급] 계정정지 https://evil.example/login',
  'evil.example',
  'www.evil.co.kr/a',
  '확인: evil.한국',
  'HTTP://EVIL.EXAMPLE',
])('%s makes no link', (text) => {
  expect(withoutLinks(text)).not.toMatch(/:\/\/|[\p{L}\p{N}]\.[\p{L}\p{N}]/u);
  expect(withoutLinks(text).replaceAll('\u200b', '')).toBe(text);
});

test('figures, days and plain names stay as they are, and so does an address of mail', () => {
  const values = { weight: '1,234.5 t', day: '2026-12-01', name: 'Bareun Pipe Co., Ltd.', email: 'kim@stlbs.test' };
  expect(strangersWords(values)).toEqual(values);
});

test('no subject takes a word that somebody typed; the title of an opening is ours', () => {
  const titles = [ko, en].flatMap((texts) =>
    Object.values(texts).flatMap((letter) => (typeof letter === 'string' ? [] : [letter.title])),
  );
  expect(titles.length).toBeGreaterThan(30);
  expect(titles.filter((title) => title.replace('{{job}}', '').includes('{{'))).toEqual([]);
});

test('what is mailed to an address before it is verified holds no word of the person who registered it', () => {
  for (const { verify, reset } of [ko, en]) expect(JSON.stringify([verify, reset])).not.toContain('{{');
});
