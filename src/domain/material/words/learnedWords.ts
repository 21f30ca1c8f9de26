import type { LearnedWord, WordFields, WordRule } from '../../../contract/entities/wordRule';
import { materialCategory } from '../../../contract/entities/spec';
import { parseLine } from '../parseLine';
import { normalize } from '../reading/normalize';
import { endsFrom, scheduleFrom } from '../typedCells';
import type { Category, ItemField, ParsedItem, ParsedLine, Span, Warning } from '../types';
import { wordKey, wordPattern } from './wordKey';

/** How sure a line can be at most where a word of the company was applied: it stays to be looked at. */
const MOST_SURE = 0.79;

/** A line with the words of a company applied. */
export interface LearnedLine {
  parsed: ParsedLine;
  learned: LearnedWord[];
}

type Field = keyof WordFields;
/** A word of a rule where it stands in a line. */
interface Hit {
  word: string;
  fields: WordFields;
  at: Span;
}

/** The parts of an item that a cell of the grid shows. */
const PARTS: Record<Exclude<Field, 'coating'>, readonly ItemField[]> = {
  category: ['category'],
  type: ['type'],
  standard: ['standard'],
  grade: ['grade'],
  schedule: ['schedule', 'class'],
  ends: ['ends', 'facing'],
};
const FIELDS: readonly Field[] = ['category', 'type', 'standard', 'grade', 'schedule', 'ends', 'coating'];

/** What stands for a kind of item while a line is read once more without a word that nobody else knows. */
const NOUNS: Partial<Record<Category, string>> = {
  pipe: 'PIPE',
  flange: 'FLANGE',
  valve: 'VALVE',
  fitting: 'FITTING',
  gasket: 'GASKET',
  bolt: 'BOLT',
};

/**
 * Applies the words that a company has taught to lines as they were read. A rule fills what the line does not say, or what
 * was read of the word itself; where other words of the line say something else they stand, and the line is questioned.
 */
export function wordReader(rules: readonly WordRule[]): (parsed: ParsedLine) => LearnedLine {
  if (rules.length === 0) return (parsed) => ({ parsed, learned: [] });
  const fields = new Map(rules.map((rule) => [wordKey(rule.word), rule.fields]));
  const pattern = wordPattern([...fields.keys()]);
  return (parsed) => {
    const source = normalize(parsed.text);
    const hits: Hit[] = [];
    for (const { 0: found, index } of source.s.matchAll(pattern)) {
      const known = fields.get(wordKey(found));
      const at: Span = [source.at(index), source.at(index + found.length)];
      if (known) hits.push({ word: parsed.text.slice(...at), fields: known, at });
    }
    return hits.length > 0 ? applied(parsed, hits) : { parsed, learned: [] };
  };
}

function applied(given: ParsedLine, hits: readonly Hit[]): LearnedLine {
  const named = withNoun(given, hits);
  const learned = named.learned;
  const conflicts = new Set<string>();
  let { parsed } = named;
  for (const hit of hits) {
    for (const field of FIELDS) {
      const value = hit.fields[field];
      if (value === undefined || shown(parsed, field) === value) continue;
      const isFree = learned.every((one) => one.field !== field) && isOpen(parsed, field, hit);
      const next = isFree ? withField(parsed, field, value, hit.at) : null;
      if (!next) conflicts.add(hit.word);
      else {
        parsed = next;
        learned.push({ word: hit.word, field, value });
      }
    }
  }
  if (learned.length === 0 && conflicts.size === 0) return { parsed: given, learned };
  const words = new Set(learned.map(({ word }) => wordKey(word)));
  const doubts: Warning[] = [
    ...(words.size > 0 ? [{ code: 'learned_word' as const }] : []),
    ...[...conflicts].map((text) => ({ code: 'learned_conflict' as const, params: { text } })),
  ];
  return {
    parsed: {
      ...parsed,
      overall: Math.min(parsed.overall || MOST_SURE, MOST_SURE),
      warnings: [...parsed.warnings.filter((warning) => !isExplained(warning, words)), ...doubts],
      remainder: parsed.remainder.filter((word) => !isPart(word, words)),
    },
    learned,
  };
}

/** A line of which nobody but the company knows what it names, read once more with the kind of item in place of its word. */
function withNoun(parsed: ParsedLine, hits: readonly Hit[]): LearnedLine {
  const { category } = parsed.item;
  const hit =
    category === 'other' || category === 'unclassified' ? hits.find(({ fields }) => nounOf(fields)) : undefined;
  const noun = hit && nounOf(hit.fields);
  if (!hit || !noun) return { parsed, learned: [] };
  const [start, end] = hit.at;
  const { text } = parsed;
  const read = parseLine(`${text.slice(0, start)}${noun}${text.slice(end)}`);
  const kind = hit.fields.category;
  const wanted = kind === undefined ? read.item.category : kind;
  if (read.item.category === 'other' || read.item.category === 'unclassified' || read.item.category !== wanted)
    return { parsed, learned: [] };
  const shift = noun.length - (end - start);
  const back = (at: number) => (at <= start ? at : at >= start + noun.length ? at - shift : end);
  const spans = Object.fromEntries(
    Object.entries(read.spans).map(([field, [from, to]]) => [field, [Math.min(from, back(from)), back(to)]]),
  ) as ParsedLine['spans'];
  const { qty, unit } = parsed.item;
  const counted = { ...(qty !== undefined && { qty }), ...(unit !== undefined && { unit }) };
  const own = parsed.warnings.filter(({ code }) => code !== 'unread_text');
  const found = read.warnings.filter(({ code }) => !(code === 'missing_quantity' && qty !== undefined));
  return {
    parsed: {
      ...read,
      text,
      spans: { ...spans, ...quantityOf(parsed.spans) },
      item: { ...read.item, ...counted },
      confidence: { ...read.confidence, category: MOST_SURE, ...quantityOf(parsed.confidence) },
      overall: Math.min(read.overall, MOST_SURE),
      warnings: [...own, ...found.filter(({ code }) => own.every((one) => one.code !== code))],
    },
    learned: (['category', 'type'] as const).flatMap((field) => {
      const value = hit.fields[field];
      return value !== undefined && read.item[field] === value ? [{ word: hit.word, field, value }] : [];
    }),
  };
}

const quantityOf = <T>({ qty, unit }: Partial<Record<ItemField, T>>): Partial<Record<ItemField, T>> => ({
  ...(qty !== undefined && { qty }),
  ...(unit !== undefined && { unit }),
});

function nounOf({ category, type }: WordFields): string | undefined {
  const kind = materialCategory.safeParse(category).data;
  const noun = kind && NOUNS[kind];
  return type ? (kind === 'valve' || kind === 'flange' || kind === 'gasket' ? `${type} ${noun ?? ''}` : type) : noun;
}

/** A field as its cell shows it; '' where the line does not say it. */
function shown({ item, coating }: ParsedLine, field: Field): string {
  if (field === 'coating') return coating ?? '';
  if (field === 'schedule') return [item.schedule?.join(' x '), classText(item.class)].filter(Boolean).join(' ');
  if (field === 'ends') return [item.ends, item.facing].filter(Boolean).join(' ');
  return String(item[field] ?? '');
}

const classText = (value: ParsedItem['class']) => (typeof value === 'number' ? `CL${value}` : value);

/** Whether a rule may fill a field: the line does not say it, or says it by the word of the rule alone. */
function isOpen(parsed: ParsedLine, field: Field, { at }: Hit): boolean {
  const { item, spans, text, coating } = parsed;
  if (field === 'coating') return coating === null || parseLine(blanked(text, at)).coating === null;
  if (field === 'category' && (item.category === 'other' || item.category === 'unclassified')) return true;
  return PARTS[field].every((part) => {
    const span = spans[part];
    if (item[part] === undefined) return true;
    return span !== undefined && span[0] >= at[0] && span[1] <= at[1];
  });
}

const blanked = (text: string, [start, end]: Span) => `${text.slice(0, start)} ${text.slice(end)}`;

/** The line with a field as a rule says it; null where the field cannot say that. */
function withField(parsed: ParsedLine, field: Field, value: string, at: Span): ParsedLine | null {
  if (field === 'coating') return value === 'black' || value === 'galvanised' ? { ...parsed, coating: value } : null;
  const filled = itemOf(field, value, parsed.item.category);
  if (!filled) return null;
  const { item, confidence, spans } = parsed;
  const rest = { item: { ...item }, confidence: { ...confidence }, spans: { ...spans } };
  for (const part of PARTS[field]) {
    Reflect.deleteProperty(rest.item, part);
    Reflect.deleteProperty(rest.confidence, part);
    Reflect.deleteProperty(rest.spans, part);
  }
  for (const part of Object.keys(filled) as ItemField[]) {
    rest.confidence[part] = MOST_SURE;
    rest.spans[part] = at;
  }
  return { ...parsed, ...rest, item: { ...rest.item, ...filled } };
}

function itemOf(field: Exclude<Field, 'coating'>, value: string, category: Category): Partial<ParsedItem> | null {
  switch (field) {
    case 'category': {
      const kind = materialCategory.safeParse(value).data;
      return kind ? { category: kind } : null;
    }
    case 'schedule': {
      const { schedule, class: rating } = scheduleFrom(value, category);
      return { ...(schedule.length > 0 && { schedule }), ...(rating !== null && { class: rating }) };
    }
    case 'ends': {
      const { ends, facing } = endsFrom(value);
      return { ...(ends && { ends }), ...(facing && { facing }) };
    }
    case 'type':
    case 'standard':
    case 'grade':
      return { [field]: value };
  }
}

const isPart = (text: string, words: ReadonlySet<string>) => [...words].some((word) => word.includes(wordKey(text)));

/** Whether a doubt was only about words that the company knows. */
const isExplained = ({ code, params }: Warning, words: ReadonlySet<string>) =>
  code === 'unread_text' && (params?.['text'] ?? '').split(' ').every((word) => isPart(word, words));
