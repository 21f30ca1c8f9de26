import {
  ASTM_GRADES,
  BARE_SYMBOLS,
  GENERAL_SPECS,
  KS_JIS_SYMBOLS,
  MAKE_SUFFIX_SPECS,
  NON_BODY_AFTER,
  NON_BODY_BEFORE,
  STAINLESS_NUMBER,
  STAINLESS_WORDS,
  TP_SPECS,
} from '../data/gradeRules';
import { matchesOf } from './matches';
import { blank, READ } from './normalize';
import type { Category } from '../types';
import type { Reading } from './standards';

/** `part`: a word for trim, a ring or the like follows, which names either this grade or the next. */
export type GradeReading = Reading<string> & { body: boolean; part: boolean };

const EDGE = '(?<![A-Z0-9А-Я])';
const END = '(?![A-Z0-9]|\\s?=(?!\\s?\\d+\\s?[×X]))';
const SPEC = new RegExp(
  `${EDGE}(?:(?:ASTM|ASME)[\\s./-]*){0,2}(?:A\\s?/\\s?SA|SA\\s?/\\s?A|SA|SB|A|B)[\\s-]{0,2}(\\d{2,3})(M(?![A-Z0-9]))?`,
  'g',
);
const CLASS = '(?:[\\s,./-]*(?:CLASS|CL)[\\s.-]*(\\d{1,2})(?![\\d#A-Z"]))?';
const TAILS = new Map(
  Object.entries(ASTM_GRADES).map(([spec, grades]) => [
    spec,
    new RegExp(
      grades
        ? `(?:[\\s,./-]*TYPE\\s?[ESF](?![A-Z]))?(?:[\\s,./(-]*(?:GRADE|GR|TYPE|TY|GD)?[\\s.:-]*(${grades})${MAKE_SUFFIX_SPECS.has(spec) ? '(?:[\\s-]?(?:WX|W|S))?' : ''}${END}\\)?)?${CLASS}`
        : CLASS || '(?:)',
      'y',
    ),
  ]),
);
const API5L = new RegExp(
  `${EDGE}(?:API[\\s.-]*(?:SPEC)?[\\s.-]*5L[\\s.,-]*(?:PSL[\\s-]?[12][\\s.,-]*)?(?:(?:GRADE|GR)?[\\s.:-]*(A25|A|B|X[\\s-]?\\d{2}[MNQ]?)${END})?|5L[\\s.,-]*(?:(?:GRADE|GR)[\\s.:-]*(B)|(X\\d{2}))${END})(?:[\\s,/-]*PSL[\\s-]?[12])?`,
  'g',
);
/** Of one cell: `STK ⇥ 64` is a unit and a count. */
const symbols = (list: readonly string[]) =>
  new RegExp(`${EDGE}(?:${list.join('|').replaceAll('[\\s-]', '[ -]')})${END}`, 'g');
const KS_JIS = symbols(KS_JIS_SYMBOLS);
const BARE = symbols(BARE_SYMBOLS);
const STAINLESS = new RegExp(
  `(?<![A-Z])(?:${STAINLESS_WORDS}[\\s.:-]*(?:TYPE|GR\\.?)?[\\s-]*(${STAINLESS_NUMBER}(?:/(?:3\\d\\d)?L)?)|(${STAINLESS_NUMBER}(?:/(?:3\\d\\d)?L)?)[\\s-]?S\\.?S\\.?|(3(?:04|16|17)/3(?:04|16|17)L))(?![\\dA-Z"])`,
  'g',
);
const SUS_WORD = new RegExp(`(?:서스|써스)[\\s-]*(${STAINLESS_NUMBER})(?![\\dA-Z"])`, 'g');
const LONE_STAINLESS = new RegExp(`(?<![A-Z\\d.,#/-])(${STAINLESS_NUMBER})(?![\\dA-Z"#.,/]|\\s*(?:EA|개|본|M|KG))`);
/** `316L` by itself, `316/GRAPHITE`, and a number that ends a line of words: `ELBOW 2" SCH10S 304`. */
const BARE_STAINLESS =
  /(?<![A-Z\d.,#/-])(3(?:04|09|10|16|17|21|47)(?:TI|[LHN])(?![\dA-Z"#.,/]|-\d)|3(?:04|16|21|47)L?(?=\s?[/+]\s?(?:F\.?\/?G(?![A-Z])|GRA?(?![A-Z])|GRAPH|GRAFOIL|GRAFIT|FLEX|PTFE|MICA|흑연|그라|石墨)|\s+WINDING)|(?<=^[^\t]*[\s,])3(?:04|16|21|47)(?=\s*$))/;
const BOLT_LINE =
  /BULON|VARILLA|BARRA ROSCADA|SCHRAUBE|MUTTER|TORNILLO|PERNO|ESPARRAGO|PARAFUSO|BULLON|TIRANT|ШПИЛЬК|БОЛТ|ГАЙК|螺栓|螺柱|螺母|螺丝|ボルト|ナット|BOLT|STUD|NUT|볼트|스터드|스타드|너트|낫트|전산|S\/B|B\/N/;
const BOLT_PAIR =
  /(?<![A-Z0-9])(B7M|B7|B8MA?|B8|B16|L7M|L7|L43)\s?(?:\/|&|\s)\s?(?:GR\.?\s?)?(2HM|2H|8MA?|8|4|7M?)(?![A-Z0-9])/g;
const BOLT_LONE = /(?<![A-Z0-9/])(B7M|B7|B8M|B8|L7M|L7|2HM|2H|8M)(?![A-Z0-9])/g;
/** `3/4-10 × 5-1/2 B7`: a thread and a grade of bolting name a bolt without the word. */
const THREAD_AND_GRADE = /(?<![\d/])\d\/\d-\d{1,2}(?!\d)[^\t]*(?<![A-Z])(?:B7M?|B8M?|B16|L7M?)(?![A-Z\d])/;
/** Property classes of ISO 898-1, and those of stainless bolts of ISO 3506. */
const STAINLESS_CLASS = /(?<![A-Z\d])(A[24])\s?-\s?(50|70|80|100)(?!\d)/g;
const PROPERTY_CLASS =
  /(?<![\d.,×X-])(?:(?:GR(?:ADE)?|CL(?:ASS)?)[\s.]{0,2})?(4[.,]6|4[.,]8|5[.,]6|5[.,]8|8[.,]8|10[.,]9|12[.,]9)(?![\d."×]|\s?(?:MM|M|T)(?![A-Z]))/g;
const NUT_TAIL = /\s?[/&]\s?(2HM|2H|8MA?|8|4|7M?)(?![A-Z0-9])/y;
/** Without one of these figures no stainless number needs to be looked for. */
const STAINLESS_FIGURE = new RegExp(STAINLESS_NUMBER);
const FAMILY = new RegExp(STAINLESS_WORDS);

/** What a winding is filled with: the metal before it is the gasket's own, wherever it stands. */
const FILLED = /^\s?[/+]\s?(?:F\.?\/?G(?![A-Z])|GRA?(?![A-Z])|GRAPH|GRAFOIL|GRAFIT|FLEX|PTFE|MICA|흑연|그라|石墨)/;

/** Takes every grade out of the line, in reading order; `body` is false for trim, rings and the like. */
export function readGrades(s: string): { rest: string; grades: GradeReading[] } {
  const grades: GradeReading[] = [];
  let rest = s;
  const take = (value: string, start: number, end: number) => {
    if (rest[start] === READ || rest[end - 1] === READ) return;
    const body = FILLED.test(s.slice(end, end + 12)) || !NON_BODY_BEFORE.test(s.slice(Math.max(0, start - 20), start));
    const part = NON_BODY_AFTER.test(s.slice(end, end + 20));
    rest = blank(rest, start, end);
    grades.push({ value, start, end, body, part });
  };
  const bolting = BOLT_LINE.test(s) || THREAD_AND_GRADE.test(s);
  for (const m of s.includes('5L') ? matchesOf(API5L, s) : []) {
    const grade = m[1] ?? m[2] ?? m[3];
    take(grade ? `API5L-${grade.replace(/[\s-]/g, '')}` : 'API5L', m.index, m.index + m[0].length);
  }
  readAstm(s, take, bolting);
  for (const m of matchesOf(KS_JIS, rest)) take(compact(group(m)), m.index, m.index + m[0].length);
  for (const m of matchesOf(BARE, rest))
    take(dual(compact(group(m)).replace(/^UNS/, '')), m.index, m.index + m[0].length);
  const stainless = STAINLESS_FIGURE.test(rest);
  if (stainless) {
    for (const m of matchesOf(STAINLESS, rest))
      take(`SS${dual(m[1] ?? m[2] ?? m[3] ?? '')}`, m.index, m.index + m[0].length);
    for (const m of matchesOf(SUS_WORD, rest)) take(`SUS${m[1]}`, m.index, m.index + m[0].length);
  }
  if (bolting) {
    for (const m of matchesOf(BOLT_PAIR, rest)) take(`${m[1]}/${m[2]}`, m.index, m.index + m[0].length);
    for (const m of matchesOf(STAINLESS_CLASS, rest)) take(`${m[1]}-${m[2]}`, m.index, m.index + m[0].length);
    for (const m of matchesOf(PROPERTY_CLASS, rest)) take(group(m).replace(',', '.'), m.index, m.index + m[0].length);
    for (const m of matchesOf(BOLT_LONE, rest)) take(m[1] ?? '', m.index, m.index + m[0].length);
  }
  if (stainless && !grades.length && FAMILY.test(rest)) {
    const lone = LONE_STAINLESS.exec(rest);
    if (lone) take(`SS${lone[1]}`, lone.index, lone.index + lone[0].length);
  }
  if (stainless && !grades.length) {
    const bare = BARE_STAINLESS.exec(rest);
    const part = bare && NON_BODY_AFTER.test(s.slice(bare.index + bare[0].length));
    if (bare && !part) take(`SS${bare[1]}`, bare.index, bare.index + bare[0].length);
  }
  grades.sort((a, b) => a.start - b.start);
  const apart = gradeApart(rest, grades);
  if (apart) rest = blank(rest, apart.start, apart.end);
  return { rest, grades: apart ? grades.map((grade) => (grade === apart.of ? apart.whole : grade)) : joined(grades) };
}

/** `ASTM A106, SCH 80, GR.B`: the symbol of a specification that stands alone, behind other words. */
function gradeApart(rest: string, grades: readonly GradeReading[]) {
  const open = grades.filter(({ value }) => value === 'API5L' || ASTM_GRADES[value]);
  const [of] = open;
  if (!of || open.length > 1) return null;
  const symbol = `${ASTM_GRADES[of.value] ?? 'A25|A|B|X[\\s-]?\\d{2}[MNQ]?'}`;
  const match = new RegExp(`(?<![A-Z])(?:GRADE|GRD|GR)[\\s.:-]*(${symbol})${END}`).exec(rest);
  if (!match) return null;
  const value = of.value === 'API5L' ? `API5L-${compact(group(match))}` : astmName(of.value, match[1]);
  return { of, whole: { ...of, value }, start: match.index, end: match.index + match[0].length };
}

/** `TP304L … A312`: a specification that stands alone takes up the one symbol of the line that it knows. */
function joined(grades: GradeReading[]): GradeReading[] {
  const alone = grades.find(({ value }) => value === 'API5L' || ASTM_GRADES[value]);
  const whole = alone && new RegExp(`^(?:${ASTM_GRADES[alone.value] ?? 'X\\d\\d'})$`);
  const known = whole && grades.filter(({ value, body }) => body && whole.test(numberOf(value)));
  if (!alone || known?.length !== 1) return grades;
  const [symbol] = known as [GradeReading];
  return grades
    .filter((grade) => grade !== alone)
    .map((grade) => (grade === symbol ? { ...symbol, value: astmName(alone.value, numberOf(symbol.value)) } : grade));
}

/** `SS316L` beside a specification is its grade 316L. */
const numberOf = (value: string) => value.replace(/^SS(?=\d)/, '');

function readAstm(s: string, take: (value: string, start: number, end: number) => void, bolting: boolean): void {
  for (const m of matchesOf(SPEC, s)) {
    const letter = /B[\s-]{0,2}\d+M?$/.test(m[0]) ? 'B' : 'A';
    const spec = `${letter}${m[1]}`;
    const afterSpec = m.index + m[0].length;
    const tail = TAILS.get(spec);
    const prefixed = /^(?:ASTM|ASME|SA|SB)/.test(m[0]);
    if (!tail) {
      if ((prefixed || GENERAL_SPECS.has(spec)) && !/^-?[A-Z0-9]/.test(s.slice(afterSpec))) {
        take(spec, m.index, afterSpec);
      }
      continue;
    }
    tail.lastIndex = afterSpec;
    const t = tail.exec(s);
    const [grade, cls] = ASTM_GRADES[spec] ? [t?.[1], t?.[2]] : [undefined, t?.[1]];
    let end = afterSpec + (grade || cls ? (t?.[0].length ?? 0) : 0);
    if (!grade && /[A-Z0-9]/.test(s[afterSpec] ?? '')) continue;
    let value = astmName(spec, grade) + (cls ? `-CL${cls}` : '');
    NUT_TAIL.lastIndex = end;
    const nut = bolting ? NUT_TAIL.exec(s) : null;
    if (nut) {
      value += `/${nut[1]}`;
      end += nut[0].length;
    }
    take(value, m.index, end);
  }
}

function astmName(spec: string, grade: string | undefined): string {
  if (!grade) return spec;
  if (spec === 'A105') return 'A105N';
  let name = compact(grade).replace(/^UNS/, '');
  if (TP_SPECS.has(spec)) name = `TP${name.replace(/^TP?/, '')}`;
  return `${spec}-${dual(name)}`;
}

/** `F316/F316L` and `316/L` are written `F316/316L`. */
const dual = (name: string) =>
  name.replace(/^([A-Z]*)(\d{3})\/[A-Z]*?(\d{3})?([LH])$/, (_, p, a, b, l) => `${p}${a}/${b ?? a}${l}`);
const compact = (value: string) =>
  value.startsWith('EN-') || /^SPA-[HC]$/.test(value) ? value : value.replace(/[\s-]/g, '');
const group = (match: RegExpMatchArray) => match.slice(1).find((g) => g !== undefined) ?? match[0];

/** Whether a grade only names general requirements and is no grade of a part. */
const isGeneral = (grade: string) => GENERAL_SPECS.has(grade);

/** The grade of the pressure part: the first body grade; of a stud with its nut, both. */
export function bodyGrade(grades: readonly GradeReading[], category: Category | null): Reading<string> | null {
  const body = grades.filter((grade) => grade.body && !isGeneral(grade.value));
  const [first, second] = [...body.filter((grade) => !grade.part), ...body.filter((grade) => grade.part)];
  if (!first) return null;
  // `GR B7 ⇥ SA-193-B7`: the same grade once with its specification and once without it is the fuller one.
  const fuller = body.find(
    ({ value }) =>
      value !== first.value && (withoutSpecification(value) === first.value || value.startsWith(`${first.value}-`)),
  );
  if (fuller) return fuller;
  if (category === 'bolt' && second && !first.value.includes('/') && NUT.test(second.value) && !NUT.test(first.value)) {
    return { value: `${first.value}/${second.value}`, start: first.start, end: second.end };
  }
  return first;
}

const withoutSpecification = (value: string) => value.replace(/(?<=^|\/)A\d{2,3}-/g, '');
const NUT = /^(?:A194|A563|2H|8M?$|4$|7$)/;
