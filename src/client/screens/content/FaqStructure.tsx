import type { FaqEntry } from '../../../contract/entities/content';
import { StructuredData } from '../../parts/StructuredData';
import { blockText } from './blockText';

/** All questions as search engines read them. */
export function FaqStructure({ entries }: { entries: readonly FaqEntry[] }) {
  const mainEntity = entries.map(({ title, blocks }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: blocks.map(blockText).join(' ') },
  }));
  return <StructuredData name="faq" data={{ '@type': 'FAQPage', mainEntity }} />;
}
