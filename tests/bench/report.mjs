const BEGIN = '<!-- bench: written by `npm run bench all` -->';
const END = '<!-- /bench -->';

/** The middle one of some values. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** What each figure came to in the middle of some runs that have the same figures. */
export function medians(runs) {
  const [first = {}] = runs;
  return Object.fromEntries(Object.keys(first).map((name) => [name, median(runs.map((run) => run[name]))]));
}

/** A figure with as many digits as it can bear: 6,138 · 47 · 4.1 · 0.14. */
export function digits(value) {
  const size = Math.abs(value);
  const decimals = size >= 20 ? 0 : size >= 1 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

const BETTER = { least: (value, bound) => value >= bound, most: (value, bound) => value <= bound };

/**
 * One line of the table. `floor` is what the same machine does at best, in the same run; `bound` is what is wanted of the
 * ratio to it, or of the value where there is no floor, at `least` or at `most`.
 * @param {{ what: string, unit: string, value: number, floor?: number, least?: number, most?: number, note?: string }} figure
 */
export function row({ what, unit, value, floor, least, most, note = '' }) {
  const compared = floor === undefined ? value : value / floor;
  const [kind, bound] = least === undefined ? ['most', most] : ['least', least];
  return {
    what,
    floor: floor === undefined ? '–' : `${digits(floor)} ${unit}`,
    value: `${digits(value)} ${unit}`,
    ratio: floor === undefined ? '–' : compared.toFixed(2),
    wanted:
      bound === undefined ? '–' : `${kind === 'least' ? '≥' : '≤'} ${bound}${floor === undefined ? ` ${unit}` : ''}`,
    reached: bound === undefined ? '' : BETTER[kind](compared, bound) ? 'yes' : 'no',
    note,
  };
}

/** The lines as a table of a document. */
export function tableOf(rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(['What', 'Floor', 'Product', 'Ratio', 'Wanted', 'Reached', 'Beside it']),
    '|---|---|---|---|---|---|---|',
    ...rows.map((one) => line([one.what, one.floor, one.value, one.ratio, one.wanted, one.reached, one.note])),
  ].join('\n');
}

/** The document with a new text between its two markers. Throws when it does not have them. */
export function rewritten(document, text) {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`the document has no place for the table: ${BEGIN} … ${END}`);
  return `${document.slice(0, begin + BEGIN.length)}\n${text}\n${document.slice(end)}`;
}
