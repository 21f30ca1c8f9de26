import { GRADE_ROWS, type GradeFamily, type GradeRow } from './data/grades';

export type { GradeFamily };
export type EquivalentGrade = {
  grade: string;
  system: 'astm' | 'ks' | 'jis';
  note: 'sourced' | 'general' | 'approximate';
};

const ROWS = new Map(GRADE_ROWS.map((row) => [row[0], row]));
const ALIASES: readonly (readonly [pattern: RegExp, row: string])[] = [
  [/^SPPS(?:370|380|38)$/, 'SPPS38'],
  [/^SPPS(?:410|420|42)$/, 'SPPS42'],
  [/^SPHT(?:370|380|38)$/, 'SPHT38'],
  [/^SPHT(?:410|420|42)$/, 'SPHT42'],
  [/^SPHT(?:480|490|49)$/, 'SPHT49'],
  [/^SPLT(?:380|390|39)$/, 'SPLT39'],
  [/^SPPH(?:370|38)$/, 'SPPH380'],
  [/^SPPH(?:410|42)$/, 'SPPH420'],
  [/^SPPH(?:480|49)$/, 'SPPH490'],
  [/^A105N$/, 'A105'],
];
const FAMILY_OF: readonly (readonly [pattern: RegExp, family: GradeFamily])[] = [
  [/S3[12]\d{3}|2205|2507|STS329|SUS329|^F(?:51|53|55|60)/, 'duplex'],
  [/^STS(?:370|410|480|38|42|49)$/, 'carbon'],
  [/^(?:SS|STS|SUS|STSF|SUSF)3\d\d|TP3\d\d|F3\d\d|WP3\d\d|^CF\d|CF[38]|SCS1|SSC1|B8/, 'stainless'],
  [/^(?:A333|A334|A350|A352|A420|LF|LC|WPL|SPLT|STPL|L7)/, 'low_temp'],
  [/^(?:A335|A217|A387|P\d|STPA|SPA\d|F(?:5|9|11|12|22|91|92)$|WC\d|WP(?:5|9|11|12|22|91))|B7|B16$/, 'alloy'],
  [/^(?:FC|GC|A126|A395|A536|A48|A278|(?:CAST|DUCTILE|MALLEABLE) IRON)/, 'cast_iron'],
  [/^CAST STEEL/, 'carbon'],
  [
    /^(?:A53|A106|A105|A216|A234|A516|A672|A671|A694|API5L|SPP|SPH|SPW|SGP|STP|SS(?:400|275)|SM|SF|S\d\dC|SC|WPB|WPC|WC[BC]|WPHY|A193|A194|A307|2H)/,
    'carbon',
  ],
];

function rowOf(grade: string): GradeRow | undefined {
  const key = grade.toUpperCase().replace(/-CL\d+$/, '');
  return ROWS.get(key) ?? ROWS.get(ALIASES.find(([pattern]) => pattern.test(key))?.[1] ?? '');
}

/** Family of a grade, or null where the symbol says nothing. JIS STS370 is carbon steel, KS STS304 stainless. */
export function gradeFamily(grade: string): GradeFamily | null {
  const row = rowOf(grade);
  if (row) return row[2];
  const key = grade.toUpperCase();
  return FAMILY_OF.find(([pattern]) => pattern.test(key))?.[1] ?? null;
}

/** Weight of a grade relative to carbon steel (7.85 g/cm3), as a decimal string; '1' where unknown. */
export function densityFactor(grade: string | null): string {
  if (!grade) return '1';
  const row = rowOf(grade);
  if (row) return row[3];
  const family = gradeFamily(grade);
  if (family === 'stainless') return /31[067]|347|CF[38]M|B8M/.test(grade) ? '1.017' : '1.01';
  return family === 'duplex' ? '0.994' : family === 'cast_iron' ? '0.917' : '1';
}

/**
 * The nearest grades of the other systems for the same form of product, to propose and never to substitute silently: a
 * fitting of A234-WPB is no pipe of A106-B. Each says what it rests on.
 */
export function equivalentGrades(grade: string): EquivalentGrade[] {
  const row = rowOf(grade);
  if (!row) return [];
  const [, form, , , astm, ks, jis, confidence] = row;
  return [...list('astm', astm), ...list('ks', ks), ...list('jis', jis)];

  function list(system: EquivalentGrade['system'], text: string): EquivalentGrade[] {
    return (
      text
        .split(/[;/]/)
        // The tables name the pipe that a fitting or a flange is welded to.
        .filter((part) => form === 'pipe' || !/^\s*pipe\s/.test(part))
        .map((part) => ({
          name: part.replace(/\(.*$/, '').trim(),
          part,
        }))
        .filter(({ name }) => name.length > 1 && name !== grade && (rowOf(name)?.[1] ?? form) === form)
        .map(({ name, part }) => ({
          grade: name,
          system,
          note: /approx|not a formal|old/.test(part)
            ? 'approximate'
            : /\(G\)/.test(part) || confidence !== 'sourced'
              ? 'general'
              : 'sourced',
        }))
    );
  }
}
