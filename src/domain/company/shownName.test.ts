import { expect, test } from 'vitest';
import { shownName } from './shownName';

test('English readers see the English name, and the Korean one where there is none', () => {
  const both = { name: '바른강관㈜', name_en: 'Bareun Pipe Co., Ltd.' };
  expect(shownName(both, 'en')).toBe('Bareun Pipe Co., Ltd.');
  expect(shownName(both, 'ko')).toBe('바른강관㈜');
  expect(shownName({ name: '바른강관㈜', name_en: null }, 'en')).toBe('바른강관㈜');
});
