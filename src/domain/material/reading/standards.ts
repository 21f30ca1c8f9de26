import { MATERIAL_STANDARDS, STANDARD_RULES } from '../data/standardRules';
import { matchesOf } from './matches';
import { blank, READ } from './normalize';

export type Reading<T> = { value: T; start: number; end: number };

const RULES = STANDARD_RULES.map((rule) => ({
  ...rule,
  // The year of an edition follows it: `IS 3601:2014`, `GB/T 9115-2010`.
  pattern: new RegExp(
    `(?<![A-Z\\d])${rule.body}(?![\\d])(?:\\s?[:-]\\s?(?:19|20)\\d\\d(?![\\d#.])(?!\\s?(?:LB|EA|MM?|NO|PCS)(?![A-Z])))?`,
    'g',
  ),
}));
const HINT =
  /(?:B?IS|AS|GB)(?:\s?CODE)?[\s:./TNZS-]*\d|(?:HG|SH|SY|NB|JB|CJ)\s?\/|ГОСТ|GOST|ТУ|ASME|ANSI|B[\s-]?(?:16|36|1)[.-]|API|MSS|ISA|AWWA|BS|EN|DIN|ISO|KS|JIS|JPI/;

/** Takes the standards out of the line and answers the one to report: the first that is no material standard. */
export function readStandards(s: string): { rest: string; standard: Reading<string> | null; names: string[] } {
  if (!HINT.test(s)) return { rest: s, standard: null, names: [] };
  const found: (Reading<string> & { late: boolean })[] = [];
  let rest = s;
  for (const rule of RULES) {
    for (const match of matchesOf(rule.pattern, s)) {
      if (rest[match.index] === READ) continue;
      const value = rule.name(match);
      const end = match.index + match[0].length;
      rest = blank(rest, match.index, end);
      found.push({ value, start: match.index, end, late: rule.late?.test(value) ?? false });
    }
  }
  const reported = found.filter((f) => !MATERIAL_STANDARDS.has(f.value)).sort((a, b) => a.start - b.start);
  const first = reported.find((f) => !f.late) ?? reported.find((f) => !f.value.startsWith('API 598'));
  return { rest, standard: first ?? null, names: found.map((f) => f.value) };
}
