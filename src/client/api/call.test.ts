import { describe, expect, it } from 'vitest';
import { urlOf } from './call';

describe('urlOf', () => {
  it('fills and encodes parameters, so that an id cannot leave its place in the path', () => {
    expect(urlOf('/rfq/{id}/lines', { id: '../x?y' }, {})).toBe('/rfq/..%2Fx%3Fy/lines');
  });

  it('refuses an empty parameter instead of calling another address', () => {
    expect(() => urlOf('/rfq/{id}', { id: '' }, {})).toThrow('id');
  });

  it('leaves empty query values out and repeats lists', () => {
    const query = { q: '파이프', cursor: undefined, status: '', ids: ['a', 'b'], limit: 20 };
    expect(urlOf('/rfq', {}, query)).toBe('/rfq?q=%ED%8C%8C%EC%9D%B4%ED%94%84&ids=a&ids=b&limit=20');
  });
});
