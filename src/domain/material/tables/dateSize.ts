import { canonicalNps } from '../data/sizes';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MONTH = /^(\d{1,2})[-\s/]([A-Z]{3})[A-Z]*\.?(?:[-\s](\d{2,4}))?$/;
const MONTH_DAY = /^([A-Z]{3})[A-Z]*\.?[-\s/](\d{1,2})(?:[-\s](\d{2,4}))?$/;
const KOREAN = /^(\d{1,2})월\s*(\d{1,2})일$/;

/** The size that a spreadsheet took for a date: `4-Mar` was 3/4, 1 February 2002 was 1-1/2; null when it is no such date. */
export function dateSize(cell: string): string | null {
  const text = cell.normalize('NFKC').toUpperCase().trim();
  const date = isoParts(text) ?? namedParts(text);
  if (!date) return null;
  const { day, month, year } = date;
  const whole =
    year === undefined
      ? []
      : [
          [month, day, year % 100],
          [day, month, year % 100],
        ];
  const forms = [`${month}/${day}`, `${day}/${month}`, ...whole.map(([a, b, c]) => `${a}-${b}/${c}`)];
  for (const form of forms) {
    const nps = canonicalNps(form);
    if (nps?.includes('/')) return nps;
  }
  return null;
}

type DateParts = { day: number; month: number; year?: number };

function isoParts(text: string): DateParts | null {
  const iso = ISO.exec(text);
  return iso ? { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) } : null;
}

function namedParts(text: string): DateParts | null {
  const korean = KOREAN.exec(text);
  if (korean) return { month: Number(korean[1]), day: Number(korean[2]) };
  const first = DAY_MONTH.exec(text);
  const second = first ? null : MONTH_DAY.exec(text);
  const month = MONTHS.indexOf((first?.[2] ?? second?.[1] ?? '').slice(0, 3)) + 1;
  if (month === 0) return null;
  const year = first?.[3] ?? second?.[3];
  return { day: Number(first?.[1] ?? second?.[2]), month, ...(year ? { year: Number(year) } : {}) };
}
