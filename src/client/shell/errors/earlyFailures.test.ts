import { describe, expect, it, vi } from 'vitest';
import { keepEarlyFailures } from './earlyFailures';

function page() {
  const target = Object.assign(new EventTarget(), { location: { href: 'https://here.test/a' } });
  const fail = (error: unknown) => target.dispatchEvent(Object.assign(new Event('error'), { error }));
  const reject = (reason: unknown) => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const console = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), log: vi.fn() };
  return { target, fail, reject, console, handOver: keepEarlyFailures(target as never, console as never) };
}

describe('keepEarlyFailures', () => {
  it('keeps both kinds of failure in their order, with the address and the lines before each', () => {
    const { target, fail, reject, console, handOver } = page();
    console.warn('first', 1);
    fail('thrown');
    target.location.href = 'https://here.test/b';
    console.log('second');
    reject('refused');
    const { failures, lines } = handOver();
    expect(failures.map(({ error, kind, address, lines: before }) => [error, kind, address, before])).toEqual([
      ['thrown', 'error', 'https://here.test/a', 1],
      ['refused', 'unhandledrejection', 'https://here.test/b', 2],
    ]);
    expect(lines.map(({ level, message }) => [level, message])).toEqual([
      ['warn', 'first 1'],
      ['log', 'second'],
    ]);
  });

  it('lets the console speak, gives it back untouched, and hears nothing after handing over', () => {
    const { fail, console, handOver } = page();
    const wrapped = console.error;
    console.error('said');
    const first = handOver();
    expect(first.lines).toHaveLength(1);
    expect(console.error).not.toBe(wrapped);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('said');
    fail('later');
    console.error('later');
    expect(handOver()).toEqual({ failures: [], lines: [] });
  });

  it('keeps a bounded number, however long the page does not rest', () => {
    const { fail, console, handOver } = page();
    for (let index = 0; index < 500; index += 1) {
      fail(index);
      console.log('x'.repeat(2_000));
    }
    const { failures, lines } = handOver();
    expect(failures).toHaveLength(20);
    expect(lines).toHaveLength(50);
    expect(lines[0]?.message).toHaveLength(500);
  });
});
