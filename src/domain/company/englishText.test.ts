import { expect, test } from 'vitest';
import { isEnglishText } from './englishText';

test.each(['Bareun Pipe Co., Ltd.', "J. O'Brien & Söhne GmbH", '#1200, Pangyo-ro 12beon-gil (1F)', ''])(
  '%j can stand on an English paper',
  (text) => expect(isEnglishText(text)).toBe(true),
);

test.each(['바른강관', 'Bareun 강관', 'ㅂareun', '鋼管 Co.', 'Барын', '㈜Bareun'])('%j cannot', (text) => {
  expect(isEnglishText(text)).toBe(false);
});
