import type { ContentBlock, Inline } from '../../../contract/entities/content';

const runs = (part: readonly Inline[]) => part.map(({ text }) => text).join('');

/** The words of a block, without its looks. */
export function blockText(block: ContentBlock): string {
  switch (block.type) {
    case 'heading':
      return block.text;
    case 'list':
      return block.items.map(runs).join(' ');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(runs).join(': ')).join(' ');
    case 'paragraph':
    case 'note':
      return runs(block.content);
  }
}
