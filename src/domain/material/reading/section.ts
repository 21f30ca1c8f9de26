import { isListed, nominalSection } from '../nominalSection';
import { readInchSection, type SectionReading } from './inchSection';

const N = String.raw`(\d+(?:\.\d+)?)`;
const BY = String.raw`\s?[TM]{0,2}\s?×\s?`;
const dims = (count: number) => Array.from({ length: count }, () => N).join(BY);
const some = (least: number, most: number) => `${dims(least)}${`(?:${BY}${N})?`.repeat(most - least)}`;
const rule = (type: string, name: string, head: string, size: string) => ({
  type,
  name,
  head,
  pattern: new RegExp(`(?<![A-Z\\d.×])(?:${head})[\\s:-]{0,3}${size}(?![\\d×])`),
});

/** What begins a section's name, and the form of its size; the first that fits wins. */
const RULES = [
  rule(
    'H',
    'H',
    'H(?:\\s?-?\\s?BEAM)?|H\\s?형강|RH|BH|에이치빔|H빔|H\\s?型钢|H\\s?形鋼|THEP HINH H|(?:PERFIL|VIGA)\\s+H|ДВУТАВР',
    some(2, 4).replaceAll('\\s?×\\s?', '\\s?[×/]\\s?'),
  ),
  rule(
    'I',
    'I',
    'I(?:\\s?-?\\s?BEAM)?|I\\s?형강|工字钢|I\\s?形鋼|(?:PERFIL|VIGA)\\s+I',
    some(2, 4).replaceAll('\\s?×\\s?', '\\s?[×/]\\s?'),
  ),
  rule('C CHANNEL', 'LC', '립?\\s?C\\s?형강|LIP\\s?(?:C(?:HANNEL)?)?|C型钢|C', dims(4)),
  rule(
    'CHANNEL',
    'C',
    'C(?:H(?:ANNEL)?)?|U-?CHANNEL|槽钢|溝形鋼|ШВЕЛЛЕР|U-?PROFIL|(?:PERFIL|VIGA)\\s+U(?:\\s+ACO)?|THEP U|[ㄷ\\u1103](?:\\s?형강)?|찬넬|잔넬|채널|\\[',
    some(2, 4),
  ),
  rule(
    'ANGLE',
    'L',
    'L|角钢|(?:等辺)?山形鋼|УГОЛОК|CANTONEIRA|WINKEL(?:STAHL|EISEN|PROFIL)|ANGULO|ANGULAR|CORNIERE|THEP (?:GOC|V)|BESI SIKU|EQUAL ANGLE|ANGLE,? (?:UN)?EQUAL|(?:STEEL )?ANGLE(?: BAR| STEEL)?|ISA|[ㄱ\\u1100](?:\\s?형강)?|앵글|등변ㄱ?형강|∠',
    some(2, 3),
  ),
  rule('CHECKERED PLATE', 'PL', 'CHECKERED\\s?(?:PLATE|PL)|CHK\\.?\\s?PL|체크플레이트|무늬강판', some(1, 3)),
  rule(
    'PLATE',
    'PL',
    'PL(?:ATE)?|STEEL PLATE|철판|강판|钢板|鋼板|ЛИСТ|BLECH|CHAPA|TOLE|LAMIERA|PLACA|PLANCHA|BESI PLAT|PLAT BESI|M\\.?S\\.? PLATE|THEP TAM|후판|열연강판|냉연강판|열간압연강판|플레이트',
    // Of one measure alone its unit says that it is the thickness and no count; sides may follow without a sign.
    `(?:${some(2, 3)}|${N}[\\s,]+([1-9]\\d{2,3})\\s?×\\s?([1-9]\\d{2,4})|${N}\\s?(?:MM|T)(?![A-Z×]))`,
  ),
  rule(
    'FLAT BAR',
    'FB',
    'FB|FLAT\\s?BAR|M\\.?S\\.? FLATS?|BESI STRIP|평철|扁钢|平鋼|FLACHSTAHL|BARRA CHATA|PLETINA|ПОЛОСА',
    some(2, 2),
  ),
  rule(
    'SQUARE TUBE',
    'SHS',
    'SHS|RHS|HSS|(?:SQUARE|RECTANGULAR|SQ\\.?)\\s?(?:TUBE|PIPE)|각형강관|각관|각파이프|方管|方钢管|角形鋼管|VIERKANTROHR|TUBO (?:QUADRADO|CUADRADO|RETANGULAR)|ТРУБА ПРОФИЛЬНАЯ|BESI HOLLOW|HOLLOW SECTION|[ㅁ\\u1106□]',
    some(2, 3),
  ),
  rule('ROUND TUBE', 'CHS', 'CHS', dims(2)),
  rule(
    'ROUND BAR',
    'RB',
    'RB|ROUND\\s?BAR|환봉|연마봉|圆钢|丸鋼|RUNDSTAHL|BARRA REDONDA|REDONDO|КРУГ',
    `Φ?${N}(?:\\s?(?:Φ|파이))?`,
  ),
  rule('SQUARE BAR', 'SB', 'SQ\\.?\\s?BAR|SQUARE\\s?BAR|각봉|각강', `${N}(?:${BY}${N})?`),
  rule(
    'REBAR',
    'D',
    '(?:REBAR|DEFORMED BAR|철근|이형철근|螺纹钢|異形棒鋼|АРМАТУРА|VERGALHAO)[\\s,-]{0,2}(?:S?HD|D)?|S?HD',
    '(10|13|16|19|22|25|29|32|35|38)',
  ),
  rule('H', 'UB', 'UB', dims(3)),
  rule('H', 'UC', 'UC', dims(3)),
];
/** Indian channels and beams by all their measures: `ISMC 100×50`. */
const INDIAN = /(?<![A-Z])(ISMC|ISMB|ISJB|ISLB)[\s-]{0,2}(\d{2,3}(?:\s?×\s?\d{1,3}(?:\.\d)?){1,2})/;
const EN = /(?<![A-Z])(HEA|HEB|HEM|IPE|IPN|UPN|UPE|UNP|INP|ISMB|ISMC|HE)[\s-]?(\d{2,4})\s?([ABM](?![A-Z]))?(?![\d×.])/;
const EN_TYPES: Readonly<Record<string, string>> = {
  UPN: 'CHANNEL',
  UPE: 'CHANNEL',
  UNP: 'CHANNEL',
  ISMC: 'CHANNEL',
  IPN: 'I',
  INP: 'I',
  ISMB: 'I',
  IPE: 'I',
};
/** Names of steel without a size to go with them. */
const NOUNS: readonly (readonly [type: string, words: RegExp])[] = [
  ['H', /(?<![A-Z])H\s?-?\s?BEAM|H\s?형강|H빔/],
  ['I', /(?<![A-Z])I\s?-?\s?BEAM|I\s?형강/],
  ['C CHANNEL', /C\s?형강|LIP CHANNEL/],
  ['CHANNEL', /(?<![A-Z])C?\s?-?CHANNEL|ㄷ\s?형강|찬넬|잔넬/],
  ['ANGLE', /ANGLE (?:BAR|STEEL)|STEEL ANGLE|EQUAL ANGLE|ㄱ\s?형강|앵글(?!\s?밸브)/],
  ['H', /(?<![A-Z])(?:UNIVERSAL |STEEL |WIDE FLANGE )?BEAM(?![A-Z]|\s?CLAMP)/],
  ['PLATE', /(?:^|\t)\s*(?:M\.?S\.? |STEEL )?PLATE(?=\s*(?:\t|,|$))/],
  ['CHECKERED PLATE', /CHECKERED|체크플레이트|무늬강판/],
  ['PLATE', /STEEL PLATE|철판|강판|후판|(?<![A-Z\d])PL(?![A-Z\d])/],
  ['PLATE', /열연|냉연|(?:일반구조용|용접구조용)?\s?압연\s?강재|PLACA DE ACERO|PLANCHA|BLECH/],
  ['SQUARE TUBE', /(?:SQUARE |RECTANGULAR )?HOLLOW SECTION|BESI HOLLOW/],
  ['SQUARE BAR', /SQUARE BAR/],
  ['FLAT BAR', /(?<![A-Z])M\.?S\.? FLATS?(?![A-Z])/],
  ['GRATING', /GRATING|그레이팅/],
  ['FLAT BAR', /FLAT BAR|평철/],
  ['ROUND BAR', /ROUND BAR|환봉/],
  ['SQUARE TUBE', /SQUARE (?:TUBE|PIPE)|각관|각파이프/],
  ['REBAR', /REBAR|철근|螺纹钢|АРМАТУРА|VERGALHAO/],
  // names of other languages, without all their measures
  ['CHANNEL', /ШВЕЛЛЕР|槽钢|(?:PERFIL|VIGA)\s+U(?![A-Z])/],
  ['ANGLE', /BESI SIKU|УГОЛОК|角钢|CANTONEIRA|WINKELSTAHL/],
  ['H', /ДВУТАВР|H型钢|(?:PERFIL|VIGA)\s+H(?![A-Z])/],
  ['I', /工字钢|(?:PERFIL|VIGA)\s+I(?![A-Z])/],
  ['FLAT BAR', /扁钢|FLACHSTAHL|BARRA CHATA/],
  ['ROUND BAR', /圆钢|RUNDSTAHL/],
];
const SHEET =
  /(?<![\d.])(\d+(?:\.\d+)?)\s?(?:T|MM)(?:\s?×\s?|[\s,](?:[A-Z0-9]+\s){0,3}?)(\d{1,4})'?\s?×\s?(\d{1,5})'?(?!\d)/;
/** Words of which at least one stands beside the measures of a sheet. */
const SHEETS = /PL|강판|철판|후판|플레이트|매|장|(?<![A-Z])SHT|SHEET|시트/;
/** Sheets that are no steel, whose measures read alike. */
const OTHER_SHEETS =
  /보온재|단열재|스티로폼|폴리스티렌|우레탄|고무판|합판|석고보드|아크릴|유리솜|글라스울|암면|INSULATION|(?:GLASS|ROCK|MINERAL)\s?WOOL|PLYWOOD|ACRYLIC|GYPSUM|RUBBER SHEET/;
/** A letter that stands for the sign of multiplication between two measures. */
const SIDES = /(?<=\d[TM"']{0,2}\s?)X(?=\s?\d)/g;
const MM_PER_FOOT = 304.8;

const STEEL_FIRST =
  /(?<![A-Z])(?:PL|UB|UC)[\s-]{0,2}(?:\d+(?:\.\d+)?|\.\d+|\d{1,2}\/\d{1,2}"?)\s?[TM]{0,2}\s?[×X]\s?\d{2,}|(?<![A-Z])PL[\s-]{0,2}\d+(?:\.\d+)?\s?(?:T|MM)[\s,×X]{1,4}\d{1,2}'?\s?[×X]\s?\d{1,2}(?![\d.])/;
const PIPING = /FLANGE|FLG|플랜지|후렌지|후랜지|렌지|VALVE|밸브|BOLT|볼트|GASKET|가스켓/;

/** `PL 9T`, `PL 9 1524×6096`: the letters before a thickness are those of a plate. */
const PLATE_HEAD =
  /(?<![A-Z\d])PL(?:ATE)?[\s.:-]{0,3}\d+(?:\.\d+)?\s?(?:T|MM)(?![A-Z])|(?<![A-Z\d])PL(?:ATE)?[\s.:-]{0,3}\d{1,3}(?:\.\d+)?[\s,]+\d{3,4}\s?[×X]\s?\d{3,5}(?!\d)/;
const PL_WORD = /(?<![A-Z\d])PL(?:ATE)?(?![A-Z])/;
/** What flanges have and plates have not: a rating, a facing, a bore, a pipe size. */
const FLANGE_FACTS =
  /\d\s?K(?![A-Z\d])|#|\d\s?LBS?(?![A-Z])|(?<![A-Z])(?:CL(?:ASS)?\.?\s?\d{2}|PN\s?\d|RF|FF|RTJ|BORE|DN\s?\d|NPS)(?![A-Z])|(?<![A-Z\d.])(?:PL\s?)?\d{1,4}\s?A(?![A-Z\d])|\d\s?(?:"|INCH|인치)(?!\s?×)|보어/;

/** Further places where a line names the kind of its section, which is said once: `ANGLE L-50×50×6`, `PLATE 9T×1219×2438`. */
export function kindWords(s: string, { type, start, end }: SectionReading): { start: number; end: number }[] {
  const heads = RULES.filter((one) => one.type === type).map(({ head }) => head);
  const nouns = NOUNS.filter(([name]) => name === type).map(([, words]) => words.source);
  if (heads.length + nouns.length === 0) return [];
  const pattern = new RegExp(`(?<![A-Z\\d.×가-힣])(?:${[...nouns, ...heads].join('|')})(?![A-Z\\d=×가-힣])`, 'g');
  return [...s.matchAll(pattern)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((place) => place.end > place.start && (place.end <= start || place.start >= end));
}

/** Whether a line is a steel plate by its letters `PL` and a thickness or the sides of a sheet, with nothing that flanges have. */
const isPlateLine = (s: string) =>
  !FLANGE_FACTS.test(s) && (PLATE_HEAD.test(s) || (PL_WORD.test(s) && SHEET.test(s.replace(SIDES, '×'))));

/** Whether a line is steel though the letters of its section mean something in piping too: `PL-9×1219×2438`. */
export const isSteelFirst = (s: string) => !PIPING.test(s) && (STEEL_FIRST.test(s) || isPlateLine(s));

/** The section that a normalised line names, by its designation or at least by its noun. */
export function readSection(s: string): SectionReading | null {
  const text = s.replace(SIDES, '×');
  const sheet = SHEET.exec(text);
  if (sheet && SHEETS.test(text) && !OTHER_SHEETS.test(text)) return plateOf(sheet, text);
  const inches = readInchSection(text);
  if (inches) return inches;
  for (const { type, name, pattern } of RULES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const values = match.slice(1).filter((value) => value !== undefined);
    const size = sizeOf(name, values.map(plain));
    if (size) return { type, size, start: match.index, end: match.index + match[0].length };
  }
  const indian = INDIAN.exec(text);
  if (indian)
    return {
      type: EN_TYPES[indian[1] ?? ''] ?? 'I',
      size: `${indian[1]} ${indian[2]?.replaceAll(/\s/g, '').replaceAll('×', 'x')}`,
      start: indian.index,
      end: indian.index + indian[0].length,
    };
  const en = EN.exec(text);
  if (en) {
    const name = en[1] === 'HE' ? `HE${en[3] ?? ''}` : (en[1] ?? '').replace('UNP', 'UPN').replace('INP', 'IPN');
    return { type: EN_TYPES[name] ?? 'H', size: `${name} ${en[2]}`, start: en.index, end: en.index + en[0].length };
  }
  for (const [type, words] of NOUNS) {
    const match = words.exec(text);
    const bar = match && type === 'ROUND BAR' ? DIAMETER.exec(text) : null;
    if (match && bar)
      return {
        type,
        size: `RB-${plain(bar[1] ?? bar[2] ?? '')}`,
        start: match.index,
        end: match.index + match[0].length,
        apart: { start: bar.index, end: bar.index + bar[0].length },
      };
    if (match) return { type, size: null, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** The diameter of a bar that stands apart from its name: `환봉 SS400 Φ25.4`, `25.4파이`. */
const DIAMETER = /(?<![A-Z\d])[ΦD]\s?(\d+(?:\.\d+)?)(?![\d.])|(?<![A-Z\d.])(\d+(?:\.\d+)?)\s?(?:Φ(?!\s?\d)|파이)/;

const plain = (value: string) => String(Number(value));

/** The canonical name of a section, or null where the figures are none of such a section. */
function sizeOf(name: string, values: string[]): string | null {
  const figures = values.map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = figures;
  switch (name) {
    case 'H':
      // By its two outer measures the trade names the one section of the standard.
      if (values.length === 2) return nominalSection(`H-${values.join('x')}`);
      return a >= 50 && b >= 40 ? `H-${values.join('x')}` : null;
    case 'C':
      return values.length > 2 || isListed(`C-${values.join('x')}`) ? `C-${values.join('x')}` : null;
    case 'LC':
      return c >= 10 && c <= 30 && d <= 6.5 && b > c ? `LC-${values.join('x')}` : null;
    case 'L':
      if (values.length === 2) return b < a / 2 ? `L-${a}x${a}x${b}` : null;
      return c < b && b >= 20 ? `L-${values.join('x')}` : null;
    case 'PL':
      // The thickness may stand last: `350×350×50`.
      if (a > 300 && values.length === 3 && c <= 100) return `PL-${values.join('x')}`;
      return a <= 300 && (values.length === 1 || b >= 30) ? `PL-${values.join('x')}` : null;
    case 'FB':
      return `FB-${Math.max(a, b)}x${Math.min(a, b)}`;
    case 'SHS':
      if (values.length === 2) return b < a / 2 ? `SHS-${a}x${a}x${b}` : null;
      return c < Math.min(a, b) / 2 ? `SHS-${values.join('x')}` : null;
    default:
      return `${name}-${values.join('x')}`;
  }
}

/** `6.0T × 4' × 8'`, `9T × 1219 × 2438`: thickness, width and length; small figures are feet. */
function plateOf(match: RegExpExecArray, text: string): SectionReading {
  const [, t = '', ...sides] = match;
  const lengths = sides.map((side) => (Number(side) <= 20 ? Math.round(Number(side) * MM_PER_FOOT) : Number(side)));
  const type = /CHECKERED|체크|무늬/.test(text) ? 'CHECKERED PLATE' : 'PLATE';
  return { type, size: `PL-${plain(t)}x${lengths.join('x')}`, start: match.index, end: match.index + match[0].length };
}
