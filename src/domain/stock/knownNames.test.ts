import { expect, test } from 'vitest';
import { bareName, knowNames } from './knownNames';

const known = knowNames({
  makers: ['세아제강', 'JFE Steel'],
  places: ['부산'],
  stores: [
    { id: 'first', name: '(주)바른 강관' },
    { id: 'second', name: '바른강관 주식회사' },
  ],
});

test('names are found whatever their case, blanks and legal form, the first of equal ones', () => {
  expect(known.maker.get('jfesteel')).toBe('JFE Steel');
  expect(known.place.get('부산')).toBe('부산');
  expect(known.store.get('바른강관')?.id).toBe('first');
});

test('makers and stores are what a misspelt word may mean, places are not', () => {
  expect(known.similar.map(([, name]) => name)).toEqual([
    '세아제강',
    'JFE Steel',
    '(주)바른 강관',
    '바른강관 주식회사',
  ]);
});

test.each([
  ['JFE Steel Co., Ltd.', 'jfesteel'],
  ['JFE Steel CO.LTD', 'jfesteel'],
  ['Kitz Inc.', 'kitz'],
  ['Kitz Inc', 'kitz'],
  ['㈜바른강관', '바른강관'],
])('the bare name of %s is %s', (name, bare) => expect(bareName(name)).toBe(bare));
