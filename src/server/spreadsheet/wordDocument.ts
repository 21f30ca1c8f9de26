import { fail } from '../http/fail';
import { MOST_CELLS, unpacked } from './workbookBounds';
import type { SheetRows } from './workbookRows';
import type { ZipEntry } from './zipGuard';

const BODY = 'word/document.xml';
const MOST_BYTES = 30 * 1024 * 1024;
const LONGEST_CELL = 2000;
/** Columns that one cell may claim to cover. */
const WIDEST = 60;

/** Whether a zip holds the text of a .docx. */
export const isWordDocument = (entries: readonly ZipEntry[]): boolean => entries.some(({ name }) => name === BODY);

/** The rows of a .docx in their order: those of its tables by cells, every other paragraph as a row of its own. */
export function wordRows(bytes: Buffer, entries: readonly ZipEntry[]): SheetRows[] {
  const body = entries.find(({ name }) => name === BODY);
  if (!body) return fail('FILE_TYPE');
  return [new WordReading().read(unpacked(bytes, body, MOST_BYTES).toString('utf8'))];
}

const TAG = /<(\/?)(w:(?:tbl|tr|tc|p|r|gridSpan|vMerge|strike|dstrike|t|tab|br|cr))\b([^>]*?)(\/?)>([^<]*)/g;

interface OpenCell {
  text: string;
  span: number;
  /** Continues the cell above. */
  continues: boolean;
}

/** One walk over the tags of a document. A table within a cell is part of that cell's text. */
class WordReading {
  private readonly sheet = {
    name: 'docx',
    rows: [] as string[][],
    merges: [] as NonNullable<SheetRows['merges']>[number][],
  };
  private readonly above = new Map<number, number>();
  private depth = 0;
  private cells: OpenCell[] | null = null;
  private cell: OpenCell | null = null;
  private paragraph = '';
  private struck = false;
  private count = 0;

  read(xml: string): SheetRows {
    for (const [, closes, name = '', attributes = '', empty, text = ''] of xml.matchAll(TAG)) {
      if (closes) this.close(name);
      else this.open(name, attributes, empty ? '' : text);
    }
    const merges = this.sheet.merges.filter((one) => one.endRow > one.startRow || one.endCol > one.startCol);
    return { ...this.sheet, merges };
  }

  private open(name: string, attributes: string, text: string): void {
    const value = /w:val="([^"]*)"/.exec(attributes)?.[1];
    const on = value !== '0' && value !== 'false';
    if (name === 'w:tbl') this.depth += 1;
    else if (name === 'w:tr' && this.depth === 1) this.cells = [];
    else if (name === 'w:tc' && this.depth === 1) {
      this.count += 1;
      if (this.count > MOST_CELLS) fail('FILE_TOO_MUCH');
      this.cell = { text: '', span: 1, continues: false };
    } else if (name === 'w:gridSpan' && this.cell && this.depth === 1)
      this.cell.span = Math.min(WIDEST, Math.max(1, Number(value) || 1));
    else if (name === 'w:vMerge' && this.cell && this.depth === 1) this.cell.continues = value !== 'restart';
    else if (name === 'w:r') this.struck = false;
    else if (name === 'w:strike' || name === 'w:dstrike') this.struck = on;
    else if (name === 'w:t' && !this.struck) this.write(decoded(text));
    else if (name === 'w:tab') this.write(this.cell ? ' ' : '\t');
    else if (name === 'w:br' || name === 'w:cr') this.write(' ');
  }

  private close(name: string): void {
    if (name === 'w:tbl') this.depth = Math.max(0, this.depth - 1);
    else if (name === 'w:p' && this.cell) this.write(' ');
    else if (name === 'w:p') this.endParagraph();
    else if (name === 'w:tc' && this.depth === 1 && this.cell) {
      this.cells?.push(this.cell);
      this.cell = null;
    } else if (name === 'w:tr' && this.depth === 1 && this.cells) {
      this.endRow(this.cells);
      this.cells = null;
    }
    if (name === 'w:tbl' && this.depth === 0) this.above.clear();
  }

  private write(text: string): void {
    if (!this.cell) this.paragraph += text;
    else if (this.cell.text.length < LONGEST_CELL) this.cell.text += text;
  }

  private endParagraph(): void {
    if (this.paragraph.trim())
      this.sheet.rows.push(this.paragraph.split('\t').map((part) => part.trim().slice(0, LONGEST_CELL)));
    this.paragraph = '';
  }

  private endRow(cells: readonly OpenCell[]): void {
    const row = this.sheet.rows.length;
    const texts: string[] = [];
    for (const { text, span, continues } of cells) {
      const column = texts.length;
      const own = text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_CELL);
      const begun = this.above.get(column);
      const merge = continues && begun !== undefined ? this.sheet.merges[begun] : undefined;
      if (merge) merge.endRow = row;
      else
        this.above.set(
          column,
          this.sheet.merges.push({ startRow: row, endRow: row, startCol: column, endCol: column }) - 1,
        );
      if (span > 1 && !merge)
        this.sheet.merges.push({ startRow: row, endRow: row, startCol: column, endCol: column + span - 1 });
      // Words of a cell that covers several rows stand for all of them; a figure counts once.
      const words = merge ? (this.sheet.rows[merge.startRow]?.[column] ?? '') : own;
      texts.push(merge && /^[\d.,\s]*$/.test(words) ? '' : words, ...Array.from({ length: span - 1 }, () => ''));
    }
    this.sheet.rows.push(texts);
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
