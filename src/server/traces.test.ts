import { afterEach, expect, test } from 'vitest';
import { type Span, traced, tracedRequest, tracedStatement, traceTo } from './traces';

const spans: Span[] = [];
const TRACE = 'a'.repeat(32);
const request = (traceparent: string | undefined, run: () => Promise<unknown>) =>
  new Promise<void>((resolve) => {
    let done: (status: number) => void = () => undefined;
    tracedRequest(
      { method: 'GET', path: '/mypage', traceparent },
      (end) => (done = end),
      () => {
        void run().finally(() => {
          done(200);
          resolve();
        });
      },
    );
  });
const work = () =>
  traced('GET /api/rfq', {}, async () => {
    const end = tracedStatement('select $1 as value');
    await Promise.resolve();
    end?.(false);
  });

afterEach(() => {
  traceTo(undefined);
  spans.length = 0;
});

test('a request, its call and its statements are one trace, each a part of the one before', async () => {
  traceTo((span) => spans.push(span));
  await request(`00-${TRACE}-${'b'.repeat(16)}-01`, work);
  const [statement, call, root] = spans;
  expect(spans.map(({ name, kind }) => [name, kind])).toEqual([
    ['select', 3],
    ['GET /api/rfq', 1],
    ['GET /mypage', 2],
  ]);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect([root?.parentSpanId, call?.parentSpanId, statement?.parentSpanId]).toEqual([
    'b'.repeat(16),
    root?.spanId,
    call?.spanId,
  ]);
  expect(statement?.attributes['db.query.text']).toBe('select $1 as value');
});

test('a trace that its caller does not want, or that nobody takes, is none', async () => {
  await request(undefined, work);
  traceTo((span) => spans.push(span));
  await request(`00-${TRACE}-${'b'.repeat(16)}-00`, work);
  expect(spans).toEqual([]);
  // A header that is none begins a trace of our own.
  await request('nonsense', work);
  expect(spans).toHaveLength(3);
});

test('what fails is marked, and fails as it did', async () => {
  traceTo((span) => spans.push(span));
  await expect(traced('task', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(spans[0]).toMatchObject({ name: 'task', failed: true });
  // A statement of nobody's work belongs to no trace.
  expect(tracedStatement('select 1')).toBeUndefined();
});
