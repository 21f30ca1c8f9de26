import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import {
  APPLICATION_KEPT_DAYS,
  BRAND,
  type Language,
  CLAIM_MONTHS,
  MAX_READ_LINES,
  RECEIPT_DAYS,
} from '../../../contract/constants';
import type { ContentBlock } from '../../../contract/entities/content';
import { grouped } from '../../print/figures';
import { type Operator, operatorWordsIn } from '../../../contract/operator';
import { type Folder, frontMatter, type FrontMatter } from './frontMatter';
import { markdownBlocks } from './markdownBlocks';

/** A source folder also beside the bundle: the app always runs in its own folder. */
const ROOT = path.resolve('src/content');

interface Reader {
  language: Language;
  operator: Operator;
}

export type ContentFile<F extends Folder> = FrontMatter<F> & { slug: string; blocks: ContentBlock[] };

/** All texts of one kind in one language. Throws, naming the file, when one of them is not as it should be. */
export async function readFolder<F extends Folder>(
  folder: F,
  language: Language,
  operator: Operator,
): Promise<ContentFile<F>[]> {
  const place = path.join(ROOT, language, folder);
  const names = (await readdir(place)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(place, name);
      try {
        return {
          slug: name.replace(/\.md$/, ''),
          ...readContent(folder, { language, operator }, await readFile(file, 'utf8')),
        };
      } catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }),
  );
}

function readContent<F extends Folder>(folder: F, reader: Reader, text: string) {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error('it has no front matter');
  const facts = frontMatter[folder].parse(parse(filled(head, reader))) as FrontMatter<F>;
  return { ...facts, blocks: markdownBlocks(filled(body, reader)) };
}

/** Names in double braces stand for what the operator or the code decides, so that no text can contradict them. */
function filled(text: string, { language, operator }: Reader): string {
  const values: Record<string, string | number> = {
    brand: BRAND[language],
    applicationDays: APPLICATION_KEPT_DAYS,
    receiptDays: RECEIPT_DAYS,
    claimMonths: CLAIM_MONTHS,
    maxLines: grouped(String(MAX_READ_LINES)),
    ...operatorWordsIn(operator, language),
  };
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing is called ${name}`);
    return String(value);
  });
}
