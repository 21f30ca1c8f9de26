import type { ParsedLineDto } from '../../../contract/entities/parse';
import type { RowPlace } from '../../pageReading/pagedFile';

/** The part of a page that the rows of a line fill; of rows on two pages, that of the first. */
export function placeOfRows(rows: readonly number[], places: readonly RowPlace[]) {
  const own = rows.flatMap((row) => places[row] ?? []);
  const [first] = own;
  if (!first) return null;
  const same = own.filter(({ page }) => page === first.page);
  const at = {
    page: first.page,
    x0: Math.min(...same.map(({ x0 }) => x0)),
    y0: Math.min(...same.map(({ y0 }) => y0)),
    x1: Math.max(...same.map(({ x1 }) => x1)),
    y1: Math.max(...same.map(({ y1 }) => y1)),
  };
  return { at, pictured: own.some(({ pictured }) => pictured), sure: Math.min(...own.map(({ sure }) => sure)) };
}

/** What was recognised in a picture is never surer than that, however well it reads. */
const SUREST_PICTURED = 0.8;

/** A line whose words were recognised: never surer than that, and always to be compared with its page. */
export function asPictured(line: ParsedLineDto, sure: number): ParsedLineDto {
  const most = SUREST_PICTURED * (0.5 + sure / 2);
  const confidence = Object.fromEntries(
    Object.entries(line.confidence).map(([field, value]) => [field, Math.min(value, SUREST_PICTURED)]),
  );
  const warnings = line.excluded ? line.warnings : [...line.warnings, 'read_from_picture'];
  return { ...line, overall: Math.min(line.overall, most), confidence, warnings };
}
