import { headerField } from '../../domain/material/data/headers';
import { columnTitle } from '../../domain/material/tables/columnTitle';
import { around, type Box, type Rules, type TextRun, type Word } from './pageWords';

export interface Header {
  /** Its first line, and the line after its last. */
  from: number;
  to: number;
  block: { x0: number; x1: number };
  /** Whether it heads a block among other texts, as the bill of material of a drawing does. */
  drawing: boolean;
}

/** The field that a title names; one of several words may say more than the field. */
function titleField(text: string): string | null {
  const whole = headerField(text) ?? columnTitle([text]).field;
  if (whole !== null || text.length > 40) return whole;
  for (const word of text.split(/[\s/]+/)) {
    const field = /^[^\d]{3,}$/.test(word) ? headerField(word) : null;
    if (field !== null) return field;
  }
  return null;
}

const isTitle = (text: string) => titleField(text) !== null;
/** Titles of two lines stand so close. */
const TITLE_LINES = 1.7;
/** How far apart two titles of one table may stand. */
const TITLE_GAP = 30;

/** Lines of column titles: two fields at least, one of them the item or the quantity. */
export function headerLines(runs: readonly TextRun[][], em: number): Header[] {
  const found: Header[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const titles = (runs[at] ?? []).filter(({ text }) => isTitle(text));
    const fields = new Set(titles.map(({ text }) => titleField(text)));
    const isItem = fields.has('name') || fields.has('description') || fields.has('qty');
    if (fields.size < 2 || !isItem) continue;
    const all = runs[at] ?? [];
    const block = withNeighbours(around(titles), all, em);
    // Titles are short words; a line of a list may hold some of them too.
    if (titles.length < 3 && all.filter(({ text }) => /\d/.test(text)).length > 0) continue;
    let [from, to] = [at, at + 1];
    while (from > 0 && from > (found.at(-1)?.to ?? 0) && isBeside(runs[from - 1], runs[from], block, em)) from -= 1;
    while (
      to < runs.length &&
      isBeside(runs[to], runs[to - 1], block, em) &&
      (runs[to] ?? []).some(({ text }) => isTitle(text))
    )
      to += 1;
    const beside = runs
      .slice(from, to)
      .flat()
      .filter((run) => run.x1 > block.x0 - em * TITLE_GAP && run.x0 < block.x1 + em * TITLE_GAP);
    const wide = withNeighbours(
      block,
      beside.filter((run) => Math.min(run.y1, block.y1 + em) - Math.max(run.y0, block.y0 - em) > 0),
      em,
    );
    found.push({ from, to, block: wide, drawing: isDrawing(runs, at, wide) });
    at = to - 1;
  }
  return found;
}

const isShortTitle = ({ text }: Word) => text.length <= 24 && !/\d{2}/.test(text);

/** A block of titles with the short words beside it that stand no further apart than titles do. */
function withNeighbours(block: Box, runs: readonly Word[], em: number): Box {
  let wide = block;
  for (const run of runs.filter(isShortTitle)) {
    const gap = Math.max(run.x0 - wide.x1, wide.x0 - run.x1);
    const between = runs.some(
      (other) =>
        other !== run &&
        !isShortTitle(other) &&
        other.x0 >= Math.min(run.x1, wide.x1) &&
        other.x1 <= Math.max(run.x0, wide.x0),
    );
    if (gap < em * TITLE_GAP && !between) wide = around([wide, run]);
  }
  return wide;
}

/** Whether a line stands so close to a line of titles that it belongs to them, and holds short words without figures. */
function isBeside(
  line: readonly TextRun[] | undefined,
  titles: readonly TextRun[] | undefined,
  block: { x0: number; x1: number },
  em: number,
): boolean {
  const own = (line ?? []).filter(({ x0, x1 }) => x1 > block.x0 - em && x0 < block.x1 + em);
  if (own.length === 0 || !titles?.length) return false;
  const [a, b] = [around(own), around(titles)];
  const gap = Math.max(a.y0, b.y0) - Math.min(a.y1, b.y1);
  return gap < em * (TITLE_LINES - 1) && own.every(({ text }) => text.length <= 14 && !/\d{2}/.test(text));
}

/** Texts beside a table, in its lines and outside of it, make a drawing of the page. */
const TEXTS_BESIDE = 8;

function isDrawing(runs: readonly TextRun[][], at: number, { x0, x1 }: { x0: number; x1: number }): boolean {
  const all = runs.flat();
  const whole = around(all);
  if (x1 - x0 > (whole.x1 - whole.x0) * 0.62) return false;
  const margin = (x1 - x0) * 0.3;
  const beside = runs
    .slice(at)
    .flat()
    .filter((run) => run.x1 < x0 - margin || run.x0 > x1 + margin);
  return beside.length >= TEXTS_BESIDE;
}

/** How wide the block below a header is: between ruling lines, or as far as its texts reach. */
export function blockOf(body: readonly TextRun[][], { block, from, to }: Header, { upright }: Rules, em: number): Box {
  const titles = body
    .slice(0, to - from)
    .flat()
    .filter((run) => run.x1 > block.x0 && run.x0 < block.x1);
  const head = around(titles);
  const middle = (head.y0 + head.y1) / 2;
  const here = upright
    .filter((rule) => rule.from <= middle && rule.to >= middle)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const left = here.findLast((at) => at < block.x0);
  const right = here.find((at) => at > block.x1);
  const framed = left !== undefined && right !== undefined && block.x0 - left < em * 12 && right - block.x1 < em * 12;
  let { x0, x1 } = framed ? { x0: left, x1: right } : { x0: block.x0 - em, x1: block.x1 + em };
  let y1 = head.y1;
  for (const line of body.slice(to - from)) {
    const own = line.filter((run) => run.x1 > x0 && run.x0 < x1);
    if (own.length === 0) continue;
    const box = around(own);
    // A block ends where nothing follows for some lines.
    if (box.y0 - y1 > em * 4.5) break;
    y1 = Math.max(y1, box.y1);
    if (!framed)
      for (const run of own)
        if (run.x1 - run.x0 < (block.x1 - block.x0) * 0.9) [x0, x1] = [Math.min(x0, run.x0), Math.max(x1, run.x1)];
  }
  return { x0, x1, y0: head.y0, y1: y1 + em * 0.2 };
}

/** The lines of a part of a page without what stands beside or below its block. */
export const inBlock = (body: readonly TextRun[][], block: Box, em: number): TextRun[][] =>
  body
    .map((line) =>
      line.filter(
        (run) => run.x0 > block.x0 - em && run.x1 < block.x1 + em && (run.y0 + run.y1) / 2 < block.y1 + em * 0.3,
      ),
    )
    .filter((line) => line.length > 0);
