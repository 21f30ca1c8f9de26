import { expect, test } from 'vitest';
import { blankLine, type EditorLine } from './editorLine';
import { mergeItems } from './mergeItems';

const item = (key: string): EditorLine => ({ ...blankLine(), key });
const heading = (key: string): EditorLine => ({ ...blankLine(), key, excluded: true });
const keys = (lines: readonly EditorLine[]) => lines.map((line) => line.key).join(' ');

const before = [heading('h1'), item('a'), item('b'), heading('h2'), item('c')];

test('headings keep their place when an item changes or a new one comes', () => {
  expect(keys(mergeItems(before, [item('a'), item('b'), item('x'), item('c')]))).toBe('h1 a b h2 x c');
});

test('a heading outlives the item before it', () => {
  expect(keys(mergeItems(before, [item('a'), item('c')]))).toBe('h1 a h2 c');
  expect(keys(mergeItems(before, []))).toBe('h1 h2');
});
