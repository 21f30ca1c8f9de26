import type { Category } from '../types';

/** The kind of item a grade is made for, used only where a line has no word for it. Source: scope of the specifications. */
export const GRADE_FORMS: readonly (readonly [grade: RegExp, category: Category])[] = [
  [
    /^(?:A53|A106|A312|A333|A335|A358|A671|A672|A691|A790|A928|API5L|SPP|SPH|SPL|SPA|SPW|SGP|STP|STKM?\d|S[TU]S\d+\w*TP)/,
    'pipe',
  ],
  [/^(?:A234|A403|A420|A815|A860|WP)/, 'fitting'],
  [/^(?:A216|A217|A351|A352|WC|LC|CF)/, 'valve'],
  [/^(?:A193|A194|A320|A307|B7|L7|2H)/, 'bolt'],
];
