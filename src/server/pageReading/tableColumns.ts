import { around, type Box, joined, type Rules, type TextRun, type Word } from './pageWords';

/** Where the columns of a table begin and end. */
export type Columns = readonly Span[];

interface Span {
  from: number;
  to: number;
}

/** A ruling line that parts columns reaches over so much of the table. */
const REACHES = 0.4;
/** Share of the lines that may run over a gap between columns. */
const RUNS_OVER = 0.04;

/** The columns of lines, the first `headerRows` of which are titles: by upright ruling lines, else by gaps. */
export function columnsOf(lines: readonly TextRun[][], { upright }: Rules, em: number, headerRows: number): Columns {
  const all = lines.flat();
  if (all.length === 0) return [];
  const whole = around(all);
  const height = whole.y1 - whole.y0;
  const ruled = upright
    .filter(
      ({ at, from, to }) =>
        at > whole.x0 - em * 3 &&
        at < whole.x1 + em * 3 &&
        Math.min(to, whole.y1) - Math.max(from, whole.y0) > height * REACHES,
    )
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const edges = ruled.filter((at, index) => index === 0 || at - (ruled[index - 1] ?? 0) > em * 0.5);
  const inner = edges.filter((at) => at > whole.x0 + em * 0.3 && at < whole.x1 - em * 0.3);
  if (inner.length >= 2) {
    const bounds = [Math.min(whole.x0, edges[0] ?? 0) - em, ...inner, Math.max(whole.x1, edges.at(-1) ?? 0) + em];
    return bounds.slice(1).map((to, index) => ({ from: bounds[index] ?? 0, to }));
  }
  return gapColumns(lines, em, headerRows);
}

/** Columns by the gaps that run down through all lines with several texts. */
function gapColumns(lines: readonly TextRun[][], em: number, headerRows: number): Columns {
  const widest = Math.max(...lines.map((line) => line.length));
  const tabular = lines.filter((line, index) => index < headerRows || line.length >= Math.min(3, widest));
  const body = tabular.length > headerRows + 1 ? tabular.slice(headerRows) : tabular;
  const head = tabular.slice(0, headerRows).flat();
  const covered = coverage(body.flat());
  const most = Math.floor(body.length * RUNS_OVER);
  const filledSpans = spansOf(covered, most, em * 0.22).flatMap((span) => figuresApart(span, body, em));
  const split = withTitles(filledSpans, head);
  return split.map((span, index) => ({
    from: index === 0 ? Number.NEGATIVE_INFINITY : ((split[index - 1]?.to ?? 0) + span.from) / 2,
    to: index === split.length - 1 ? Number.POSITIVE_INFINITY : (span.to + (split[index + 1]?.from ?? 0)) / 2,
  }));
}

/** Columns with their titles: a title beside its figures heads the untitled column next to it, one of nothing is a column too. */
function withTitles(spans: readonly Span[], titles: readonly Box[]): Span[] {
  const all = spans.map((span) => ({ ...span }));
  const over = (title: Box, { from, to }: Span) => title.x1 > from && title.x0 < to;
  const untitled = new Set(all.filter((span) => !titles.some((title) => over(title, span))));
  for (const title of titles) {
    if (all.some((span) => over(title, span))) continue;
    const next = all.filter(({ from }) => from >= title.x1).sort((a, b) => a.from - b.from)[0];
    const last = all.filter(({ to }) => to <= title.x0).sort((a, b) => b.to - a.to)[0];
    const own = [next, last].find((span) => span && untitled.has(span));
    if (own) {
      own.from = Math.min(own.from, title.x0);
      own.to = Math.max(own.to, title.x1);
      untitled.delete(own);
    } else all.push({ from: title.x0, to: title.x1 });
  }
  return all.sort((a, b) => a.from - b.from);
}

const FIGURE = /^[\d.,]+$/;
/** So many lines show that figures and the words right after them are two columns. */
const SHOWING = 2;

/**
 * Figures that end at one place, and words that begin right after it, are two columns however close they stand: quantities are
 * set to the right, what follows to the left.
 */
function figuresApart(span: { from: number; to: number }, body: readonly (readonly TextRun[])[], em: number) {
  const own = body
    .map((line) => line.filter((run) => run.x1 > span.from && run.x0 < span.to).flatMap(({ words }) => words))
    .filter((words) => words.length > 0);
  const led = own.filter(([first]) => first && FIGURE.test(first.text));
  const ends = led.flatMap(([first]) => (first ? [first.x1] : []));
  const end = Math.max(...ends);
  const both = led.filter((words) => words.length > 1 && !FIGURE.test(words[1]?.text ?? ''));
  const starts = [
    ...both.map((words) => words[1]?.x0 ?? 0),
    ...own.filter(([first]) => first && !FIGURE.test(first.text)).map(([first]) => first?.x0 ?? 0),
  ];
  const start = Math.min(...starts);
  const apart = led.length > own.length * 0.5 && both.length >= SHOWING && both.length < led.length && start > end;
  const aligned = ends.filter((at) => end - at < em * 0.3).length > ends.length * 0.8;
  return apart && aligned
    ? [
        { from: span.from, to: end },
        { from: start, to: span.to },
      ]
    : [span];
}

/** How many texts lie over each place of the line, changing at these places. */
function coverage(runs: readonly TextRun[]): [at: number, count: number][] {
  const changes = new Map<number, number>();
  for (const { x0, x1 } of runs) {
    changes.set(x0, (changes.get(x0) ?? 0) + 1);
    changes.set(x1, (changes.get(x1) ?? 0) - 1);
  }
  let count = 0;
  return [...changes]
    .sort((a, b) => a[0] - b[0])
    .map(([at, change]) => {
      count += change;
      return [at, count];
    });
}

function spansOf(
  covered: readonly [number, number][],
  most: number,
  narrowest: number,
): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  let from: number | null = null;
  for (const [at, count] of covered) {
    if (count > most && from === null) {
      const last = spans.at(-1);
      if (last && at - last.to < narrowest) {
        from = last.from;
        spans.pop();
      } else from = at;
    } else if (count <= most && from !== null) {
      spans.push({ from, to: at });
      from = null;
    }
  }
  return spans;
}

/** Whether the texts of a page keep to the columns of the page before. */
export function fitColumns(lines: readonly TextRun[][], columns: Columns): boolean {
  const all = lines.filter((line) => line.length >= 3).flat();
  const over = all.filter(
    (run) =>
      columns.filter(({ from, to }) => Math.min(to, run.x1) - Math.max(from, run.x0) > (run.x1 - run.x0) * 0.25)
        .length > 1,
  );
  return all.length > 0 && over.length <= all.length * 0.05;
}

/** The texts of a line by columns; one that runs over several, as a note does, stays whole in the first of them. */
export function cellsOf(line: readonly TextRun[], columns: Columns, em: number): TextRun[][] {
  const cells: TextRun[][] = columns.map(() => []);
  for (const run of line.flatMap((one) => atColumns(one, columns))) {
    const middle = (run.x0 + run.x1) / 2;
    const at = columns.findIndex(({ from, to }) => middle >= from && middle < to);
    const first = columns.findIndex(({ from, to }) => Math.min(to, run.x1) - Math.max(from, run.x0) > em * 0.5);
    const over = columns.filter(
      ({ from, to }) => Math.min(to, run.x1) - Math.max(from, run.x0) > (run.x1 - run.x0) * 0.2,
    ).length;
    const cell = cells[over > 1 && first >= 0 ? first : Math.max(0, at)];
    const last = cell?.at(-1);
    if (last && cell) cell[cell.length - 1] = { ...joined(last, run, em), words: [...last.words, ...run.words] };
    else cell?.push(run);
  }
  return cells.length > 0 ? cells : [[...line]];
}

/** A figure and what follows it in the next column, taken as one run for standing close, apart. */
function atColumns(run: TextRun, columns: Columns): TextRun[] {
  const [first, second] = run.words;
  if (!first || !second || !FIGURE.test(first.text)) return [run];
  const bound = columns.find(({ to }) => to >= first.x1 && to <= second.x0)?.to;
  if (bound === undefined) return [run];
  const rest = run.words.slice(1);
  const after = rest.slice(1).reduce<Word>((text, word) => joined(text, word, word.y1 - word.y0), { ...second });
  return [
    { ...first, words: [first] },
    { ...after, words: rest },
  ];
}
