import type { TableLine, TableReading } from '../table';
import { warned } from './lineQuantity';

interface ReadSheet {
  name: string;
  table: Pick<TableReading, 'lines'>;
}

const COVER = /표지|COVER|갑지/i;
const LOG = /이력|HISTORY|(?:CHANGE|REVISION|REV\.?)\s?(?:LOG|LIST|RECORD)|개정\s?(?:내역|기록)|변경\s?기록/i;
const SUMMARY = /SUMMARY|\bSUM\b|TOTAL|\bTTL\b|OVERALL|CONSOLIDATED|총괄|집계|요약|합계|종합/i;
const REVISION = /[\s_.(-]*(?:REV(?:ISION)?\.?|R)[\s_.-]*([A-Z]|\d{1,2})\)?$/i;
/** Fewer lines prove no summary by their figures alone. */
const FEWEST = 3;

/**
 * Sets aside what other sheets of the workbook say already: covers, logs of revisions, older revisions, and sheets that
 * sum the others up. What a summary alone holds stays an item, to be looked at.
 */
export function setAsideSheets(sheets: readonly ReadSheet[]): void {
  const counts = sheets.map(({ table }) => itemsOf(table).length);
  const held = counts.filter((count) => count > 0).length;
  for (const { name, table } of sheets) {
    if (LOG.test(name)) for (const line of table.lines) line.aside = 'revision';
    else if (COVER.test(name) && held > 1) for (const line of itemsOf(table)) line.aside = 'cover';
  }
  olderRevisions(sheets);
  for (const sheet of sheets) {
    const others = sheets.filter((other) => other !== sheet && itemsOf(other.table).length > 0);
    if (others.length === 0 || itemsOf(sheet.table).length === 0) continue;
    const sums = sumsOf(others);
    const named = SUMMARY.test(sheet.name) && !others.every(({ name }) => SUMMARY.test(name));
    if (named) summarised(sheet, others, sums);
    else if (others.length > 1 && isSummed(sheet, sums))
      for (const line of itemsOf(sheet.table)) line.aside = 'summary';
  }
}

const itemsOf = ({ lines }: ReadSheet['table']) => lines.filter((line) => line.aside === null);

const keyOf = ({ parsed: { item } }: TableLine) =>
  JSON.stringify([
    item.category,
    item.type,
    item.grade,
    item.nps,
    item.schedule,
    item.class,
    item.facing,
    item.ends,
    item.unit,
  ]);

function sumsOf(sheets: readonly ReadSheet[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of sheets.flatMap(({ table }) => itemsOf(table))) {
    sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + (line.parsed.item.qty ?? 0));
  }
  return sums;
}

/** Two sheets that differ in their revision only: the latest is the list. */
function olderRevisions(sheets: readonly ReadSheet[]): void {
  const latest = new Map<string, { sheet: ReadSheet; revision: string }>();
  for (const sheet of sheets) {
    const revision = REVISION.exec(sheet.name)?.[1];
    if (!revision || itemsOf(sheet.table).length === 0) continue;
    const stem = sheet.name.replace(REVISION, '').toUpperCase();
    const known = latest.get(stem);
    const later = !known || known.revision.localeCompare(revision, 'en', { numeric: true }) < 0;
    const older = later ? known?.sheet : sheet;
    if (older) for (const line of itemsOf(older.table)) line.aside = 'revision';
    if (later) latest.set(stem, { sheet, revision });
  }
}

/** Whether each line of a sheet is the sum of the other sheets' lines like it. */
function isSummed({ table }: ReadSheet, sums: ReadonlyMap<string, number>): boolean {
  const own = sumsOf([{ name: '', table }]);
  if (own.size < FEWEST) return false;
  return [...own].every(([key, qty]) => qty > 0 && Math.abs((sums.get(key) ?? -1) - qty) < 1e-6);
}

function summarised({ table }: ReadSheet, others: readonly ReadSheet[], sums: ReadonlyMap<string, number>): void {
  const own = sumsOf([{ name: '', table }]);
  for (const line of itemsOf(table)) {
    const key = keyOf(line);
    const sum = sums.get(key);
    if (sum === undefined) line.parsed = warned(line.parsed, 'in_summary_only');
    else line.aside = 'summary';
    if (sum === undefined || Math.abs(sum - (own.get(key) ?? 0)) < 1e-6) continue;
    for (const other of others.flatMap((sheet) => itemsOf(sheet.table))) {
      if (keyOf(other) === key) other.parsed = warned(other.parsed, 'summary_differs');
    }
  }
}
