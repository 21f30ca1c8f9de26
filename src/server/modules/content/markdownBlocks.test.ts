import { expect, it } from 'vitest';
import { markdownBlocks } from './markdownBlocks';

it('reads headings, runs, lists, tables and notes as data', () => {
  const blocks = markdownBlocks(
    '## 두께 & 중량\n\nA **B** `C<D` [E](/blog)\n\n1. x\n2. y\n\n> n\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  );
  expect(blocks).toEqual([
    { type: 'heading', level: 2, id: '두께-중량', text: '두께 & 중량' },
    {
      type: 'paragraph',
      content: [
        { text: 'A ' },
        { text: 'B', strong: true },
        { text: ' ' },
        { text: 'C<D', code: true },
        { text: ' ' },
        { text: 'E', href: '/blog' },
      ],
    },
    { type: 'list', ordered: true, items: [[{ text: 'x' }], [{ text: 'y' }]] },
    { type: 'note', content: [{ text: 'n' }] },
    { type: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] },
  ]);
});

it.each([
  ['markup', 'a <b onclick="x">b</b>'],
  ['a block of markup', '<script>x</script>'],
  ['a link that runs', '[x](javascript:alert(1))'],
  ['a link to a host of no scheme', '[x](//evil.test)'],
  ['a picture', '![x](https://a.test/x.png)'],
  ['a title, which the page has already', '# x'],
])('refuses %s', (_what, markdown) => {
  expect(() => markdownBlocks(markdown)).toThrow();
});
