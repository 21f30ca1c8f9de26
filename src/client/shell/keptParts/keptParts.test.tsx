import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { Kept } from '../../ui/Kept';
import { forgetParts, keptParts } from './keptParts';

beforeEach(forgetParts);

const noteDrawn = vi.fn();
function Row({ text }: { text: string }) {
  noteDrawn();
  return (
    <li>
      {text} of {text}
    </li>
  );
}

function page(children: ReactNode, language: 'ko' | 'en' = 'ko'): string {
  const { around, finish } = keptParts(language);
  return finish(renderToString(around(children)));
}

const row = (text: string) => (
  <Kept name="row" by={text}>
    <Row text={text} />
  </Kept>
);
const timesDrawn = (draw: () => void) => {
  noteDrawn.mockClear();
  draw();
  return noteDrawn.mock.calls.length;
};

it('draws a part once for one content, with the bytes that it has without a keeper', () => {
  const list = (
    <ul>
      {row('pipe & <tee>')}
      text {row('elbow')}
    </ul>
  );
  const plain = renderToString(list);
  expect(timesDrawn(() => expect(page(list)).toBe(plain))).toBe(2);
  expect(timesDrawn(() => expect(page(list)).toBe(plain))).toBe(0);
});

it('draws another content, another part and another language by themselves', () => {
  page(row('pipe'));
  expect(timesDrawn(() => expect(page(row('tee'))).toContain('tee'))).toBe(1);
  expect(timesDrawn(() => page(row('pipe'), 'en'))).toBe(1);
  const other = (
    <Kept name="other" by="pipe">
      <Row text="pipe" />
    </Kept>
  );
  expect(timesDrawn(() => page(other))).toBe(1);
});

it('tells long contents apart by all they hold', () => {
  const long = (end: string) => (
    <Kept name="rows" by={['x'.repeat(100_000), end]}>
      <Row text={end} />
    </Kept>
  );
  expect(timesDrawn(() => expect(page(long('pipe'))).toContain('pipe'))).toBe(1);
  expect(timesDrawn(() => expect(page(long('tee'))).toContain('tee'))).toBe(1);
  expect(timesDrawn(() => expect(page(long('pipe'))).toContain('pipe'))).toBe(0);
});

it('keeps a part within a part', () => {
  const outer = (
    <Kept name="outer">
      <ul>{row('pipe')}</ul>
    </Kept>
  );
  const plain = renderToString(outer);
  expect([page(outer), page(outer)]).toEqual([plain, plain]);
  expect(timesDrawn(() => page(row('pipe')))).toBe(0);
});

function Named() {
  noteDrawn();
  return <p id={useId()} />;
}

it.each([
  ['an id of its place', <Named key="1" />],
  ['a class whose rules go with the page', <b key="1" className="wide sc-1a2b-0 x" ref={() => undefined} />],
])('draws a part with %s each time', (_, part) => {
  const whole = (text: string) => (
    <Kept name="row" by="pipe">
      {part}
      {text}
    </Kept>
  );
  page(whole('first'));
  expect(page(whole('second'))).toContain('second');
});

function Reader() {
  return <p>{String(useQueryClient().isFetching())}</p>;
}

it('fails a part that looks at queries of its reader', () => {
  const of = (part: ReactNode) => <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>;
  expect(page(of(<Reader />))).toBe('<p>0</p>');
  const kept = (
    <Kept name="reader">
      <Reader />
    </Kept>
  );
  expect(() => page(of(kept))).toThrow('No QueryClient');
});
