import { describe, expect, it } from 'vitest';
import { type Area, areaOf, hasNavigation, isPublic, widthOf } from './areas';
import { areaEntries, currentEntry } from './areaEntries';

describe('the area of a route', () => {
  it('marks a page by the area it lies in and leaves others unmarked', () => {
    expect(areaOf('/service/buyer/type/[x]')).toBe('buyer');
    expect(areaOf('/user/mypage/[x]')).toBe('my');
    expect(areaOf('/push')).toBeUndefined();
    expect(areaOf('/service')).toBeUndefined();
    expect(areaOf('/service/buyers')).toBeUndefined();
  });

  it('marks the exact entry first and the covering one for records below', () => {
    expect(currentEntry('buyer', '/service/buyer/select-type')?.text).toBe('newRequest');
    expect(currentEntry('project', '/service/project/Q261121-00042')?.text).toBe('allProjects');
    expect(currentEntry('buyer', '/service/buyer/search/detail/0193')?.text).toBe('stores');
    expect(currentEntry('buyer', '/service/buyer/purchase/cart')).toBeUndefined();
    expect(currentEntry('buyer', '/service/buyer/type/paste')?.text).toBe('requests');
    expect(currentEntry('stock', '/service/stock/my-stock')?.text).toBe('myStock');
    expect(currentEntry('stock', '/service/stock/search/detail/0193')?.text).toBe('openStock');
    expect(currentEntry('my', '/user/mypage/company')?.text).toBe('company');
    expect(currentEntry('my', '/user/mypage')?.text).toBe('mypage');
    expect(currentEntry('stock', '/service/stock/select-type')?.text).toBe('stockOverview');
  });

  it('gives the grids the whole window, work up to 1680 px, and reading a measure', () => {
    expect(widthOf('/service/project/purchase/[rfq_number_id]')).toBe('wide');
    expect(['/service', '/service/project', '/service/cart', '/push', '/user/mypage'].map(widthOf)).toEqual(
      Array(5).fill('work'),
    );
    expect(widthOf('/blog')).toBe('content');
  });

  it('has a navigation beside work where there is somewhere else to go', () => {
    const starts: Record<Area, string> = {
      buyer: '/service/buyer',
      seller: '/service/seller',
      stock: '/service/stock',
      project: '/service/project',
      my: '/user/mypage',
    };
    for (const [area, path] of Object.entries(starts)) {
      expect(hasNavigation(path), area).toBe(areaEntries[area as Area].length > 1);
    }
    expect(['/service', '/service/stock/my-stock', '/push'].some(hasNavigation)).toBe(false);
  });

  it('ends pages for strangers with the whole footer, others with a line', () => {
    expect(['/', '/blog', '/document/policy', '/service/board'].every(isPublic)).toBe(true);
    expect(['/service', '/auth/login', '/404', '/service/stock/search', '/user/mypage'].some(isPublic)).toBe(false);
  });
});
