import { createHash } from 'node:crypto';
import { QueryClientContext } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import { createElement, type ReactElement, type ReactNode } from 'react';
import type { Language } from '../../../contract/constants';
import { KeptParts, type PartKeeper } from '../../ui/Kept';
import { SessionContext } from '../session/SessionContext';

/** Characters of HTML, of all parts together and of one. */
const MOST_KEPT = 8_000_000;
const MOST_OF_ONE = 200_000;

/** Parts by language and content. */
const kept = new LRUCache<string, string>({
  maxSize: MOST_KEPT,
  maxEntrySize: MOST_OF_ONE,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** A content of up to so many characters is its own key; the cells of a comparison have a hundred times as many. */
const LONGEST_KEY = 1_000;

const keyOf = (language: Language, content: string) =>
  `${language} ${content.length > LONGEST_KEY ? createHash('sha256').update(content).digest('base64') : content}`;

/** Stands around a part while its page is drawn. A text cannot hold it: its `<` is escaped. */
const ELEMENT = 'kept-part';
const MARKS = /<kept-part(?: number="(\d+)")?>|<\/kept-part>/g;

/**
 * What makes a part's HTML differ from page to page: an id of React's, which is of a place in the page; a class of
 * styled-components, whose rules go with the page that draws it; a boundary that waits or failed.
 */
const OF_ONE_PAGE = /_R_|class="(?:[^"]* )?sc-|<!--\$[?!]/;

interface PageParts {
  /** Goes around the page. */
  around: (page: ReactNode) => ReactElement;
  /** Turns the page's HTML into that of a page whose parts are not kept. */
  finish: (html: string) => string;
}

/** Keeps and gives the parts of one page that the server draws. */
export function keptParts(language: Language): PageParts {
  const contents: string[] = [];
  const keeper: PartKeeper = (content, part) => {
    const key = keyOf(language, content);
    const html = kept.get(key);
    if (html !== undefined) return createElement(ELEMENT, { dangerouslySetInnerHTML: { __html: html } });
    return createElement(ELEMENT, { number: contents.push(key) - 1 }, <Readerless>{part}</Readerless>);
  };
  return {
    around: (page) => <KeptParts value={keeper}>{page}</KeptParts>,
    finish: (html) => finished(html, contents),
  };
}

/** A part that looked at its reader would be kept for others: it fails instead. */
function Readerless({ children }: { children: ReactNode }) {
  return (
    <SessionContext value={null}>
      <QueryClientContext value={undefined}>{children}</QueryClientContext>
    </SessionContext>
  );
}

/** Takes the marks away, and keeps the parts that were drawn. */
function finished(html: string, contents: readonly string[]): string {
  const open: { key: string | undefined; from: number }[] = [];
  let finish = '';
  let read = 0;
  for (const { 0: mark, 1: number, index } of html.matchAll(MARKS)) {
    finish += html.slice(read, index);
    read = index + mark.length;
    if (mark !== `</${ELEMENT}>`) {
      open.push({ key: number === undefined ? undefined : contents[Number(number)], from: finish.length });
      continue;
    }
    const { key, from } = open.pop() ?? { key: undefined, from: 0 };
    const part = key === undefined ? '' : finish.slice(from);
    if (key !== undefined && !OF_ONE_PAGE.test(part)) kept.set(key, part);
  }
  return finish + html.slice(read);
}

/** Forgets all parts, for tests. */
export const forgetParts = (): void => kept.clear();
