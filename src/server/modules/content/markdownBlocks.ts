import { marked, type Token, type Tokens } from 'marked';
import type { ContentBlock, Inline } from '../../../contract/entities/content';

/**
 * Markdown as blocks of plain data. Only what our own texts use is known; anything else, raw HTML above all, is an error
 * of the text and never reaches a reader.
 */
export function markdownBlocks(markdown: string): ContentBlock[] {
  return marked.lexer(markdown).flatMap(blockOf);
}

function blockOf(token: Token): ContentBlock[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const { depth, text } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3) throw new Error(`a heading of level ${depth}: ${text}`);
      return [{ type: 'heading', level: depth, id: idOf(text), text: plain(inlinesOf(token)) }];
    }
    case 'paragraph':
      return [{ type: 'paragraph', content: inlinesOf(token) }];
    case 'blockquote':
      return [{ type: 'note', content: (token as Tokens.Blockquote).tokens.flatMap(inlinesOf) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ type: 'list', ordered, items: items.map((item) => item.tokens.flatMap(inlinesOf)) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [{ type: 'table', head: header.map(inlinesOf), rows: rows.map((row) => row.map(inlinesOf)) }];
    }
    default:
      throw new Error(`no place for ${token.type}: ${token.raw}`);
  }
}

function inlinesOf(token: Token | Tokens.TableCell): Inline[] {
  const inside: Token[] = ('tokens' in token && token.tokens) || [];
  return inside.flatMap((inner): Inline[] => {
    switch (inner.type) {
      case 'text':
        return inner.tokens ? inlinesOf(inner) : [{ text: unescaped(inner.text as string) }];
      case 'escape':
        return [{ text: inner.text as string }];
      case 'codespan':
        return [{ text: unescaped(inner.text as string), code: true }];
      case 'strong':
        return inlinesOf(inner as Tokens.Strong).map((run) => ({ ...run, strong: true }));
      case 'link':
        return inlinesOf(inner as Tokens.Link).map((run) => ({ ...run, href: safeHref((inner as Tokens.Link).href) }));
      case 'paragraph':
        return inlinesOf(inner);
      default:
        throw new Error(`no place for ${inner.type}: ${inner.raw}`);
    }
  });
}

/** Own pages, mail and https; nothing that a browser would run. */
function safeHref(href: string): string {
  if (!/^(\/(?!\/)|#|https:\/\/|mailto:)/.test(href)) throw new Error(`a link to ${href}`);
  return href;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};
const unescaped = (text: string) => text.replace(/&(?:lt|gt|amp|quot|#39);/g, (found) => ENTITIES[found] ?? found);

const plain = (runs: readonly Inline[]) => runs.map(({ text }) => text).join('');

/** A heading's own address on its page. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
