import type { ErpDate, ErpNumber } from '../../contract/erpFields';

const DAY = /^(\d{2}(\d{2}))-(\d{2})-(\d{2})$/;

/** A day (`YYYY-MM-DD`) as a file writes it; any other text is left. */
export function dayAs(value: string, format: ErpDate): string {
  const [, year = '', short = '', month = '', day = ''] = DAY.exec(value) ?? [];
  if (!year) return value;
  switch (format) {
    case 'date':
    case 'YYYY-MM-DD':
      return `${year}-${month}-${day}`;
    case 'YYYYMMDD':
      return `${year}${month}${day}`;
    case 'YYYY.MM.DD':
      return `${year}.${month}.${day}`;
    case 'YYYY/MM/DD':
      return `${year}/${month}/${day}`;
    case 'YYMMDD':
      return `${short}${month}${day}`;
    case 'DD':
      return day;
  }
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** A decimal as a file writes it, rounded half up where it has fewer places; any other text is left. Exact at any length. */
export function numberAs(value: string, format: ErpNumber): string {
  const [, sign = '', whole = '', places = ''] = DECIMAL.exec(value) ?? [];
  if (!whole) return value;
  if (format === 'plain') return value;
  if (format === 'grouped') return `${sign}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}${places && `.${places}`}`;
  const kept = format === 'whole' ? 0 : 2;
  const digits =
    BigInt(`${whole}${places.padEnd(kept, '0').slice(0, kept)}`) + (Number(places[kept] ?? 0) >= 5 ? 1n : 0n);
  const text = String(digits).padStart(kept + 1, '0');
  const written = kept === 0 ? text : `${text.slice(0, -kept)}.${text.slice(-kept)}`;
  return digits === 0n ? written : `${sign}${written}`;
}
