import type { Category } from '../types';

/** The kind of item a grade is made for, used only where a line has no word for it. Source: scope of the specifications. */
export const GRADE_FORMS: readonly (readonly [grade: RegExp, category: Category])[] = [
  [
    /^(?:A53(?!\d)|A106|A312|A333|A335|A358|A671|A672|A691|A790|A928|API5L|SPP|SPH(?![CDE](?:$|\W))|SPL|SPA(?!-?[HC])|SPW|SGP|STP|STKM?\d|S[TU]S\d+\w*TP)/,
    'pipe',
  ],
  [/^(?:A234|A403|A420|A815|A860|WP)/, 'fitting'],
  [/^(?:A216|A217|A351|A352|WC|LC|CF)/, 'valve'],
  [/^(?:A193|A194|A320|A307|B7|L7|2H|[FS](?:8|10|13|14)T)/, 'bolt'],
];

/** The kind of item a product standard is for, used only where a line has no word for it. Source: scope of the standards. */
export const STANDARD_FORMS: readonly (readonly [standard: RegExp, category: Category])[] = [
  [/^(?:ASME B16\.2[01]|EN 1514|DIN EN 1514|API 601|JIS B 2404|KS B 1519)/, 'gasket'],
  [/^(?:API (?:6D|59[49]|60[0-39])|BS (?:1868|1873|1414|5351|5352)|ASME B16\.34)/, 'valve'],
  [/^(?:ASME B16\.(?:5|36|47|48)(?!\d)|EN 1092|DIN EN 1092|DIN 26[0-9]\d|DIN 25[67]\d|JIS B 2220|KS B 1503)/, 'flange'],
  [
    /^(?:ASME B16\.(?:9|11|28|3|4)(?!\d)|MSS SP-(?:43|75|79|83|95|97)|EN 10253|DIN 260[5-9]|DIN 261[5-7]|JIS B 231[1-6]|KS B 15(?:22|31|33|4[123]))/,
    'fitting',
  ],
  [
    /^(?:ASME B36|KS D 35(?:07|62|63|64|69|70|76|83)|JIS G 345|EN 1021[67]|DIN EN 1021[67]|ГОСТ (?:8732|8734|10704|3262))/,
    'pipe',
  ],
];
