import { expect, test } from 'vitest';
import { clipboardHtml, clipboardText } from './clipboardText';
import { parseClipboard } from './parseClipboard';

test('what is copied comes back, and nothing of it runs as a formula in a spreadsheet', () => {
  const cells = [
    ['=HYPERLINK("x")', '2" SCH40', '-5'],
    ['"A" grade', '', '1,250'],
  ];
  const text = clipboardText(cells);
  expect(text.startsWith("'=")).toBe(true);
  expect(parseClipboard(text)).toEqual(cells);
  const html = clipboardHtml([['<b>1/2', '5']], (col) => col === 0);
  expect(html).toContain('<td style="mso-number-format:\'\\@\'">&lt;b&gt;1/2</td><td>5</td>');
});
