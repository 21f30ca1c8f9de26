import {
  BUTT_WELD_TYPES,
  CLASSES_OF,
  FORGED_ONLY,
  GRADE_PRODUCTS,
  LARGEST_FLANGE,
  LARGEST_FORGED,
  METRIC_RATINGS,
  NEEDS_TWO_SIZES,
  ONE_SIZE,
} from '../data/plausibleRules';
import { inchesOf } from '../data/sizes';
import { pipeRows } from '../pipeTable';
import { sizeSystemOf } from '../sizeSystem';
import type { ParsedItem, Warning } from '../types';

/** What does not go together in an item as it was read: grade and product, class, schedule and size. */
export function implausibleIn(item: ParsedItem): Warning[] {
  return [...grades(item), ...classes(item), ...schedules(item), ...sizes(item)];
}

function grades({ category, type = '', grade, ends = '', class: rating }: ParsedItem): Warning[] {
  if (!grade) return [];
  const rule = GRADE_PRODUCTS.find(([pattern]) => pattern.test(grade));
  if (!rule) return [];
  const [, categories, types] = rule;
  const made =
    categories.includes(category) ||
    (types?.test(type) ?? false) ||
    (category === 'fitting' && types !== undefined && !type);
  const forged = FORGED_ONLY.test(grade) && BUTT_WELD_TYPES.test(type) && !/SW|THD/.test(ends) && rating === undefined;
  return made && !forged ? [] : [{ code: 'odd_grade', params: { grade } }];
}

function classes({ category, class: rating, nps = [] }: ParsedItem): Warning[] {
  if (typeof rating === 'string' && (category === 'flange' || category === 'gasket'))
    return METRIC_RATINGS.has(rating) ? [] : [{ code: 'odd_class', params: { class: rating } }];
  if (typeof rating !== 'number') return [];
  const known = CLASSES_OF[category];
  const largest = category === 'flange' || category === 'gasket' ? LARGEST_FLANGE[rating] : undefined;
  const over = largest !== undefined && nps.some((size) => inchesOf(size) > largest);
  return (known && !known.has(rating)) || over ? [{ code: 'odd_class', params: { class: String(rating) } }] : [];
}

/** Schedules that the tables of the item's own system do not hold in its size. */
function schedules(item: ParsedItem): Warning[] {
  const { category, nps = [], schedule = [] } = item;
  const [size] = nps;
  if (!size || category === 'bolt' || category === 'gasket') return [];
  const inch = sizeSystemOf(item, { dn: false, inch: true }) === 'asme';
  if (!inch) return [];
  const rows = [...pipeRows('ASME B36.10M', size), ...pipeRows('ASME B36.19M', size)];
  if (!rows.length) return [];
  return schedule
    .filter((name) => !name.endsWith('mm') && !rows.some((row) => row[3] === name))
    .map((name) => ({ code: 'unknown_schedule_for_size', params: { schedule: name, size } }));
}

function sizes({ category, type = '', nps = [], class: rating, ends = '' }: ParsedItem): Warning[] {
  const distinct = new Set(nps).size;
  if (category === 'fitting' && nps.length > 0 && NEEDS_TWO_SIZES.test(type) && distinct < 2)
    return [{ code: 'missing_branch', params: { type } }];
  const odd =
    (category === 'fitting' && ONE_SIZE.test(type) && distinct > 1) ||
    (category === 'pipe' && distinct > 1) ||
    (category === 'valve' && distinct > 1 && type !== '' && type !== 'SAFETY') ||
    (category === 'fitting' &&
      typeof rating === 'number' &&
      rating >= 2000 &&
      /SW|THD/.test(ends) &&
      nps.every((size) => inchesOf(size) > LARGEST_FORGED) &&
      nps.length > 0);
  return odd ? [{ code: 'odd_size', params: { size: nps.join('x') } }] : [];
}
