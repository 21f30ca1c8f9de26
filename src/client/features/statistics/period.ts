import { LONGEST_PERIOD } from '../../../contract/constants';
import { MONTH } from '../../../contract/figures';
import { addMonths, monthsBetween } from '../../../domain/time/months';

export const STAT_VIEWS = ['buyer', 'seller', 'index'] as const;
export type StatView = (typeof STAT_VIEWS)[number];

/** What an address asks for: a view and whole months; what is none counts as not given. */
export interface StatFilter {
  view: StatView | undefined;
  from?: string;
  to?: string;
}

/** The filter that an address names; a period that is backwards, too long or none falls away. */
export function readStatFilter(query: Record<string, string | undefined>): StatFilter {
  const view = STAT_VIEWS.find((known) => known === query['stat']);
  const [from, to] = [query['from'], query['to']].map((value) => (value && MONTH.test(value) ? value : undefined));
  const whole = from !== undefined && to !== undefined && from <= to;
  return whole && monthsBetween(from, to).length <= LONGEST_PERIOD ? { view, from, to } : { view };
}

/** How many months of the price index are shown, up to the newest. */
export const INDEX_SPANS = ['m1', 'm3', 'm12', 'all'] as const;
export type IndexSpan = (typeof INDEX_SPANS)[number];
const SPAN_MONTHS: Record<IndexSpan, number> = { m1: 1, m3: 3, m12: 12, all: Infinity };

/** The span of the price index that an address names, else all of it. */
export const readIndexSpan = (query: Record<string, string | undefined>): IndexSpan =>
  INDEX_SPANS.find((known) => known === query['span']) ?? 'all';

/** The newest months that a span takes in. */
export const monthsOf = (span: IndexSpan, months: readonly string[]): readonly string[] =>
  months.slice(Math.max(0, months.length - SPAN_MONTHS[span]));

export type Preset = 'm3' | 'm6' | 'm12' | 'year' | 'lastYear';

/** Periods to choose from, up to the running month. */
export function presets(now: string): Record<Preset, { from: string; to: string }> {
  const year = Number(now.slice(0, 4));
  return {
    m3: { from: addMonths(now, -2), to: now },
    m6: { from: addMonths(now, -5), to: now },
    m12: { from: addMonths(now, -11), to: now },
    year: { from: `${year}-01`, to: now },
    lastYear: { from: `${year - 1}-01`, to: `${year - 1}-12` },
  };
}

/** Months that can be chosen, newest first. */
export const choosable = (now: string) => monthsBetween(addMonths(now, 1 - LONGEST_PERIOD), now).toReversed();

/** A chart has at least so many months, or those that there are. */
const LEAST_SHOWN = 6;

/** The months of a chart: from the first in which anything happened, so that a young company's bars are not lost at one end. */
export function shownMonths<M>(months: readonly M[], happened: (month: M) => boolean): readonly M[] {
  const first = months.findIndex(happened);
  return months.slice(Math.max(0, Math.min(first, months.length - LEAST_SHOWN)));
}
