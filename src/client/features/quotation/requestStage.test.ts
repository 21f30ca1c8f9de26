import { describe, expect, it } from 'vitest';
import type { SellerRequest } from '../../../contract/entities/quotation';
import { stageOf } from './requestStage';

const closes_at = '2026-12-01T08:00:00.000Z';
const before = Date.parse(closes_at) - 1;
const request = (change: Partial<SellerRequest>) =>
  ({ status: 'REQ', project_status: 'REQ', closed_as: null, closes_at, ...change }) as SellerRequest;

describe('what a seller may do with a request', () => {
  it('is open before the deadline and never at it', () => {
    expect(stageOf(request({}), before)).toBe('open');
    expect(stageOf(request({}), before + 1)).toBe('passed');
    expect(stageOf(request({}), null)).toBe('open');
  });

  it('takes a withdrawn quotation again while collecting, a cancelled request never', () => {
    const own = { status: 'CLS', project_status: 'COL' } as const;
    expect(stageOf(request({ ...own, closed_as: 'withdrawn' }), before)).toBe('open');
    expect(stageOf(request({ status: 'CLS', project_status: 'CLS', closed_as: 'cancelled' }), before)).toBe('closed');
    expect(stageOf(request({ status: 'CLS', project_status: 'CMP', closed_as: 'missed' }), before)).toBe('passed');
  });
});
