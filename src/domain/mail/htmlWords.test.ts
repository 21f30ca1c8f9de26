import { expect, test } from 'vitest';
import { htmlWords } from './htmlWords';
import { ownWords } from './ownWords';

test('the words of HTML: line by line, without what nobody reads', () => {
  const html =
    '<html><head><title>Mail</title><style>p { color: red }</style><body><P class="a">PIPE 4&quot; &amp; FLANGE</P>' +
    '<div>6 < 8&nbsp;EA<br/>끝</div><script>if (1 < 2) alert("x")</script>';
  expect(
    htmlWords(html)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['PIPE 4" & FLANGE', '6 < 8 EA', '끝']);
});

// Quadratic work on a megabyte takes longer than a test may.
test.each([['<'], ['<a'], ['<br'], ['<style'], ['<style>'], ['</style'], ['<!--'], ['< '], ['&amp;']])(
  'a megabyte of %s takes no longer than its length',
  (part) => {
    const bytes = part.repeat(2 ** 20 / part.length);
    expect(htmlWords(bytes).length).toBeLessThanOrEqual(bytes.length);
    expect(htmlWords(`<${'a'.repeat(2 ** 20)}`)).toHaveLength(2 ** 20 + 1);
  },
);

test.each([['a@'], ['<a@'], ['-'], [' '], ['from:']])('nor do a reply’s own words in a long line of %s', (part) => {
  const line = `x <${part.repeat(2 ** 20 / part.length)}`;
  expect(ownWords(line)).toBe(line.trim());
});
