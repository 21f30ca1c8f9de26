import { originalChange } from '../../domain/material/originalChange';
import type { Content } from 'pdfmake';
import type { Language } from '../../contract/constants';
import type { Bid } from '../../contract/entities/order';
import type { Deviation } from '../../contract/entities/quotation';
import type { Spec } from '../../contract/entities/spec';
import { lineWords, readingOf } from '../../domain/material/describe';
import { label } from '../ports/pdf/label';
import { tradeText } from '../spreadsheet/sheetText';

/** An item as a document names it: how it was read, and the words of the request. */
export interface NamedItem {
  spec: Spec;
  /** The buyer's own words of the line; empty where there are none. */
  raw_text: string;
  /** How much of it the document says; words that name another quantity are marked. */
  qty?: string | null;
  /** Of a line of a request; a bid and an order hold it in the own words. */
  remark?: string | null;
}

/** The same words in quotation, order and delivery: our reading in the document's language, or the buyer's own where nothing was read. */
export function itemName(item: NamedItem, language: Language): string {
  return readingOf(item.spec, language) ?? (oneLine(lineWords(item)) || '–');
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const plain = (text: string) => text.replaceAll(/[\s"'.,]+/g, '').toLowerCase();

/**
 * The buyer's own words below our reading, where they say it in other words: whole and in quotation marks, since half of an
 * expression is no original. Where the line says another material or quantity, the label says so.
 */
function ownWords(item: NamedItem, name: string, language: Language): Content[] {
  const own = oneLine(lineWords(item));
  if (!own || plain(own) === plain(name)) return [];
  const { material, qty } = originalChange({ ...item, qty: item.qty ?? null });
  const key = material ? (qty ? 'own_words_edited_qty' : 'own_words_edited') : qty ? 'own_words_qty' : 'own_words';
  return [{ text: `${label(key)[language]}: “${own}”`, style: 'small' }];
}

/**
 * The cell of an item: its name, the buyer's own words, then further facts. Of an alternate: what is delivered, the
 * requested item in its place in the colour of warnings, and the buyer's words for that.
 */
export function itemCell(
  item: NamedItem,
  {
    requestedItem,
    facts = [],
  }: { requestedItem?: NamedItem | null; facts?: readonly (string | null | undefined | false)[] },
  language: Language,
): Content {
  const name = itemName(item, language);
  const replaced = requestedItem && itemName(requestedItem, language);
  const further = facts.filter(Boolean).join(' · ');
  return {
    stack: [
      name,
      ...(replaced
        ? [{ text: `${label('alternate')[language]} · ${label('asked')[language]}: ${replaced}`, style: 'warning' }]
        : []),
      ...(requestedItem ? ownWords(requestedItem, replaced ?? '', language) : ownWords(item, name, language)),
      ...(further ? [{ text: further, style: 'small' }] : []),
    ],
  };
}

/** An item of a bid or an order: what is delivered, and of an accepted alternate the requested item. */
export function tradedItemCell(
  line: Pick<Bid['lines'][number], 'spec' | 'description' | 'alternate' | 'requested' | 'deviations' | 'qty'>,
  facts: readonly (string | null)[],
  language: Language,
): Content {
  const { spec, description, requested, qty } = line;
  if (line.alternate && requested) {
    const facts_ = [...facts, ...deviationTexts(line.deviations, language)];
    return itemCell({ spec, raw_text: description }, { requestedItem: { ...requested, qty }, facts: facts_ }, language);
  }
  return itemCell({ spec, raw_text: requested?.raw_text || description, qty }, { facts }, language);
}

/** In which fields an alternate differs, in words. */
export function deviationTexts(deviations: readonly Deviation[], language: Language): string[] {
  const names = tradeText(language).field as Record<string, string>;
  return deviations.map(
    ({ field, requested, offered }) => `${names[field] ?? field}: ${requested || '–'} → ${offered || '–'}`,
  );
}
