/**
 * How product and dimensional standards are written. `body` matches the upper-case text, `name` builds the canonical
 * name from its groups. `late` standards (ends, threads, face to face) count only where no other one is stated.
 * Material and test standards are in MATERIAL_STANDARDS: read over, never reported.
 * Sources: ASME, API, BS, MSS, EN, KS and JIS designations as listed in `grades` and public item masters.
 */
export type StandardRule = { body: string; name: (groups: readonly (string | undefined)[]) => string; late?: RegExp };

const series = (s: string | undefined) => (s ? `-${s}` : '');

export const STANDARD_RULES: readonly StandardRule[] = [
  {
    body: String.raw`(?:(?:ASME|ANSI)[\s/.-]*){0,2}B[\s.-]?(16|36|18|1(?=\.20))[.-](\d{1,2})(?:\.(\d))?(M)?(?:[\s,/-]*(?:SERIES|SER|SR|S)?[\s.-]*([AB])(?![A-Z\d]|-\d))?`,
    name: ([, book, part, sub, metric, letter]) => {
      const number = `B${book}.${part}${sub ? `.${sub}` : ''}`;
      if (book === '36') return `ASME ${number}M`;
      return `ASME ${number}${number === 'B16.47' ? series(letter) : (metric ?? '')}`;
    },
    late: /^ASME B(1\.20|16\.25|16\.10|18)/,
  },
  {
    body: String.raw`API[\s.-]*(?:STD|SPEC|RP)?[\s.-]*(6D|6A|6FA|52[0-9]|59[0-9]|60[0-9]|62[0-9]|14A)(?![A-Z\d])`,
    name: ([, n]) => `API ${n}`,
    late: /^API (598|607|6FA)$/,
  },
  { body: String.raw`ISA[\s.-]*(S)?(7\d\.\d{2}(?:\.\d{2})?)`, name: ([, s, n]) => `ISA ${s ?? ''}${n}`, late: /./ },
  { body: String.raw`MSS[\s.-]*SP[\s.-]*(\d{2,3})`, name: ([, n]) => `MSS SP-${n}` },
  { body: String.raw`AWWA[\s.-]*([CM])[\s.-]?(\d{2,3})`, name: ([, l, n]) => `AWWA ${l}${n}` },
  { body: String.raw`BS[\s.-]*EN[\s.-]*(\d{3,5}(?:-\d)?)`, name: ([, n]) => `BS EN ${n}` },
  { body: String.raw`BS[\s.-]*(10)(?=[\s,-]*(?:TABLE|TBL|MS|FF|RF|,|$)|\t)`, name: ([, n]) => `BS ${n}` },
  { body: String.raw`BS[\s.:-]*(\d{4})`, name: ([, n]) => `BS ${n}` },
  {
    body: String.raw`EN[\s.-]*(1092|1514|10253|10216|10217|10210|10219|10220|10255|10025|10028|10222|10365|12266|1591|1171|593|1074|558|545|598|1984|12334|1759|1515|1563|10208|3183)(?!\d)(-\d)?`,
    name: ([, n, p]) => `EN ${n}${p ?? ''}`,
  },
  { body: String.raw`DIN[\s.-]*(EN[\s.-]*)?(\d{3,5}(?:-\d)?)`, name: ([, en, n]) => `DIN ${en ? 'EN ' : ''}${n}` },
  { body: String.raw`ISO[\s.-]*(49)(?![-\d])`, name: ([, n]) => `ISO ${n}`, late: /./ },
  // Threads: they say how an end is made.
  {
    body: String.raw`(?:BS[\s.-]*)?(?:EN[\s.-]*)?(?:ISO[\s.-]*(7-1|7-2|228-1|228-2|228)|EN[\s.-]*(10226-[12]|10226))`,
    name: ([, n, e]) => (n ? `ISO ${n}` : `EN ${e}`),
  },
  { body: String.raw`ISO[\s.-]*(\d{4,5}(?:-\d)?)`, name: ([, n]) => `ISO ${n}` },
  { body: String.raw`KS[\s.-]*([A-Z])[\s.-]*(\d{4})(?:-\d{1,2}(?![\dA-Z]))?`, name: ([, l, n]) => `KS ${l} ${n}` },
  { body: String.raw`JIS[\s.-]*([A-Z])[\s.-]*(\d{4})`, name: ([, l, n]) => `JIS ${l} ${n}` },
  {
    body: String.raw`B?IS(?:\s?CODE)?[\s:.-]{0,3}(\d{4,5}|808|226)(?:[\s:(/-]{0,3}(?:PART|PT|P)[\s.-]?(?:\d|I{1,3})(?![A-Z]))?\)?`,
    name: ([, n]) => `IS ${n}`,
  },
  { body: String.raw`AS(?:\/NZS)?[\s.-]*(\d{4})`, name: ([, n]) => `AS ${n}` },
  {
    body: String.raw`(?:ГОСТ|GOST)(?:\s?Р|\s?R)?[\s.-]*(\d{3,5}(?:-\d{2,4})?)`,
    name: ([all = '', n]) => `${all.includes('Г') ? 'ГОСТ' : 'GOST'} ${n}`,
  },
  { body: String.raw`ТУ[\s.-]*(\d{2,4}(?:-\d+)+)`, name: ([, n]) => `ТУ ${n}` },
  {
    body: String.raw`(GB|(?:HG|SH|SY|NB|JB|CJ)(?=\s?\/))[\s.-]*(\/\s?T)?[\s.-]*(\d{3,5}(?:\.\d)?)(?:-\d{4})?(?:\s?\([A-Z]\))?`,
    name: ([, book, t, n]) => `${book}${t ? '/T' : ''} ${n}`,
  },
  { body: String.raw`JPI[\s.-]*7S[\s.-]*(\d{2})`, name: ([, n]) => `JPI 7S-${n}` },
];

/**
 * Standards of plate, bar, forgings and castings, which fix a material, of threads and of how a company is run: no product
 * standard of ours.
 */
export const MATERIAL_STANDARDS: ReadonlySet<string> = new Set([
  'NB/T 47008',
  'NB/T 47009',
  'NB/T 47010',
  'GB/T 699',
  'GB/T 700',
  'GB/T 1220',
  'GB/T 3077',
  'ISO 7-1',
  'ISO 7-2',
  'ISO 228',
  'ISO 228-1',
  'ISO 228-2',
  'ISO 9001',
  'ISO 14001',
  'ISO 45001',
  'EN 10226',
  'EN 10226-1',
  'EN 10226-2',
  'KS D 3503',
  'KS D 3515',
  'KS D 3560',
  'KS D 3698',
  'KS D 3705',
  'KS D 3706',
  'KS D 3710',
  'KS D 3752',
  'KS D 3867',
  'KS D 4101',
  'KS D 4103',
  'KS D 4107',
  'KS D 4301',
  'KS D 4302',
  'KS D 4125',
  'KS D 6024',
  'JIS G 3101',
  'JIS G 3106',
  'JIS G 3201',
  'JIS G 3202',
  'JIS G 3214',
  'JIS G 4051',
  'JIS G 4053',
  'JIS G 4303',
  'JIS G 4304',
  'JIS G 5101',
  'JIS G 5121',
  'JIS G 5151',
  'JIS G 5501',
  'JIS G 5502',
  'JIS H 5120',
  'JIS H 5121',
]);
