import type { Content, TableCell } from 'pdfmake';
import { BRAND, type Language } from '../../../contract/constants';
import type { ContentBlock, Inline } from '../../../contract/entities/content';
import type { Operator } from '../../../contract/operator';
import type { PdfDocument } from '../../ports/pdf/pdfDocument';
import { downloadOf } from './content.service';

/** Documents that anybody may download, at addresses that never change. */
export const DOWNLOADS = ['company-profile', 'investor', 'payment-terms'] as const;

/** One of them as A4 pages in a language. */
export async function downloadDocument(
  operator: Operator,
  slug: (typeof DOWNLOADS)[number],
  language: Language,
): Promise<PdfDocument> {
  const { title, summary, published_on, blocks } = await downloadOf(operator, slug, language);
  const cover: Content = {
    stack: [
      { text: BRAND[language], style: 'strong' },
      { text: title, style: 'heading', margin: [0, 6, 0, 2] },
      { text: summary, style: 'headingOther', margin: [0, 0, 0, 10] },
    ],
  };
  return {
    language,
    title,
    number: `${BRAND[language]} · ${published_on}`,
    content: [cover, ...blocks.map(contentOf)],
  };
}

const runs = (inlines: readonly Inline[]) =>
  inlines.map(({ text, strong, href }) => ({ text, bold: strong === true, ...(href ? { link: href } : {}) }));

const body = { fontSize: 9.5, lineHeight: 1.4 };

function contentOf(block: ContentBlock): Content {
  switch (block.type) {
    case 'heading':
      return { text: block.text, style: 'section', fontSize: block.level === 2 ? 12 : 10.5, headlineLevel: 1 };
    case 'paragraph':
      return { text: runs(block.content), ...body, margin: [0, 0, 0, 5] };
    case 'note':
      return { text: runs(block.content), ...body, italics: false, margin: [10, 2, 10, 6] };
    case 'list': {
      const items: Content[] = block.items.map((item) => ({ text: runs(item), ...body, margin: [0, 0, 0, 2] }));
      return block.ordered ? { ol: items, margin: [0, 0, 0, 5] } : { ul: items, margin: [0, 0, 0, 5] };
    }
    case 'table': {
      const head = block.head.map((cell): TableCell => ({ text: runs(cell), style: 'cellHead' }));
      const rows = block.rows.map((row) => row.map((cell): TableCell => ({ text: runs(cell), fontSize: 8.5 })));
      return {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: head.map((_, column) => (head.length === 2 && column === 0 ? 130 : '*')),
          body: [head, ...rows],
        },
        layout: 'lines',
        margin: [0, 4, 0, 8],
      };
    }
  }
}
