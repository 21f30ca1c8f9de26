/** Short forms that sellers write beside the codes and names of countries. */
const SHORT: Readonly<Record<string, string>> = {
  국산: 'KR',
  국내: 'KR',
  한국: 'KR',
  korea: 'KR',
  'south korea': 'KR',
};
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const UNKNOWN = 'ZZ';

function nameOf(code: string): string | undefined {
  if (code === UNKNOWN) return undefined;
  return code === 'KR' ? 'Republic of Korea' : english.of(code);
}

let known: ReadonlyMap<string, string> | undefined;

/** Code by the Korean name of its country; read once, on first use. */
function koreanNames(): ReadonlyMap<string, string> {
  const korean = new Intl.DisplayNames('ko', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  known ??= new Map(codes.flatMap((code) => (korean.of(code) ? [[korean.of(code) ?? '', code]] : [])));
  return known;
}

/**
 * The country of origin as an English document names it, from what the seller wrote: a code (`KR`), an English or a Korean
 * name (`대한민국`, `중국산`). Null where nothing was written, or nothing that is known to be a country in Korean.
 */
export function originCountry(written: string | null): string | null {
  const text = written?.trim() ?? '';
  const code = SHORT[text.toLowerCase()] ?? (/^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : null);
  if (code) return nameOf(code) ?? null;
  if (text && !/[^\p{Script=Latin}\p{N}\p{P}\s]/u.test(text)) return text;
  const found = koreanNames().get(text) ?? koreanNames().get(text.replace(/산$/, ''));
  return found ? (nameOf(found) ?? null) : null;
}
