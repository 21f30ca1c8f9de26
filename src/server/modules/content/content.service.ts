import type { Language } from '../../../contract/constants';
import {
  type ContentEntry,
  type ContentSummary,
  type EntryCollection,
  faqCategory,
  type FaqEntry,
} from '../../../contract/entities/content';
import type { Operator } from '../../../contract/operator';
import { fail } from '../../http/fail';
import { type ContentFile, readFolder } from './contentFiles';
import type { Folder } from './frontMatter';

const kept = new WeakMap<Operator, Map<string, Promise<unknown>>>();

/** Texts change with the code and the settings only, so each folder is read once. */
function folderOf<F extends Folder>(operator: Operator, folder: F, language: Language): Promise<ContentFile<F>[]> {
  const key = `${language}/${folder}`;
  const read = kept.get(operator) ?? new Map<string, Promise<unknown>>();
  const known = read.get(key) ?? readFolder(folder, language, operator);
  kept.set(operator, read.set(key, known));
  // The key names the folder, so what lies under it is of that kind.
  return known as Promise<ContentFile<F>[]>;
}

/** The entries of a collection, the newest first. Anybody may read them. */
export async function listOf(
  operator: Operator,
  collection: EntryCollection,
  language: Language,
): Promise<ContentSummary[]> {
  const files = await folderOf(operator, collection, language);
  return files
    .map(summaryOf)
    .sort((a, b) => b.published_on.localeCompare(a.published_on) || a.slug.localeCompare(b.slug));
}

/** One entry with its text. */
export async function entryOf(
  operator: Operator,
  collection: EntryCollection,
  slug: string,
  language: Language,
): Promise<ContentEntry> {
  const files = await folderOf(operator, collection, language);
  const file = files.find((one) => one.slug === slug) ?? fail('NOT_FOUND');
  return { ...summaryOf(file), blocks: file.blocks };
}

/** Questions and answers, category by category. */
export async function faqOf(operator: Operator, language: Language): Promise<FaqEntry[]> {
  const place = (file: ContentFile<'faq'>) => faqCategory.options.indexOf(file.category) * 1000 + file.order;
  const files = await folderOf(operator, 'faq', language);
  return [...files]
    .sort((a, b) => place(a) - place(b))
    .map(({ slug, title, category, blocks }) => ({ slug, title, category, blocks }));
}

/** The text of a document that is handed out as a PDF. */
export async function downloadOf(operator: Operator, slug: string, language: Language): Promise<ContentFile<'paper'>> {
  const file = (await folderOf(operator, 'paper', language)).find((one) => one.slug === slug);
  if (!file) throw new Error(`no paper ${slug}`);
  return file;
}

function summaryOf(file: ContentFile<EntryCollection>): ContentSummary {
  const { slug, title, summary, published_on, updated_on } = file;
  return {
    slug,
    title,
    summary,
    published_on,
    updated_on,
    topic: 'topic' in file ? file.topic : null,
    job: 'job' in file ? file.job : null,
  };
}
