import type { Canvas } from '@napi-rs/canvas';
import type { LinePlace, PagePicture } from '../../contract/entities/parse';
import { withDecimalPoints } from '../../domain/material/tables/decimalComma';
import { fail } from '../http/fail';
import type { OnProgress } from '../reading/readingTask';
import type { SheetRows } from '../spreadsheet/workbookRows';
import { joinPages, mergesOf } from './joinPages';
import { emOf, type PageWords, type Rules, textLines } from './pageWords';
import { openPdf, type PdfFile, type PdfPageText } from './pdfFile';
import { isPicture, openPicture } from './pictureFile';
import { readPicture } from './picturedPage';
import { greyOf, turned } from './raster';
import { ruleLines } from './ruleLines';
import { parseLine } from '../../domain/material/parseLine';

/** Lines of two pages stand at the same height within so many units. */
const LEVEL = 3;
const LEAST_LINES = 4;

/**
 * Pages that continue a table to the right, as a wide sheet is printed, put beside the pages they continue: all pages of the
 * left half first, or left and right in turn.
 */
function withPagesBeside(pages: readonly PageWords[]): PageWords[] {
  if (pages.length < 2 || pages.length % 2 !== 0) return [...pages];
  const half = pages.length / 2;
  const inOrder = pages.slice(0, half).map((left, index) => [left, pages[half + index]] as const);
  const inTurn = inOrder.map((_, index) => [pages[index * 2], pages[index * 2 + 1]] as const);
  for (const pairs of [inOrder, inTurn])
    if (pairs.every(([left, right]) => left && right && continues(left, right)))
      return pairs.flatMap(([left, right]) => (left && right ? [joined(left, right)] : []));
  return [...pages];
}

/** Whether a page has the lines of another and no items of its own. */
function continues(left: PageWords, right: PageWords): boolean {
  const [here, there] = [textLines(left.words), textLines(right.words)];
  if (here.length < LEAST_LINES || there.length < LEAST_LINES) return false;
  const level = there.filter((line) => here.some((one) => Math.abs(one.y0 + one.y1 - line.y0 - line.y1) < LEVEL * 2));
  return level.length >= there.length * 0.85 && itemShare(there) < 0.1 && itemShare(here) > 0.4;
}

function itemShare(lines: readonly { words: readonly { text: string }[] }[]): number {
  const kinds = lines.map(({ words }) => parseLine(words.map(({ text }) => text).join(' ')).item.category);
  return kinds.filter((kind) => kind !== 'other' && kind !== 'unclassified').length / lines.length;
}

function joined(left: PageWords, right: PageWords): PageWords {
  const by = left.width;
  return {
    ...left,
    words: [...left.words, ...right.words.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by }))],
    rules: {
      upright: [...left.rules.upright, ...right.rules.upright.map((rule) => ({ ...rule, at: rule.at + by }))],
      level: [
        ...left.rules.level,
        ...right.rules.level.map((rule) => ({ ...rule, from: rule.from + by, to: rule.to + by })),
      ],
    },
  };
}

/** Where a row of a sheet stands on a page, and how sure its words are where they were recognised. */
export interface RowPlace extends LinePlace {
  pictured: boolean;
  sure: number;
}

/** A PDF or a picture as a sheet, with the pages it stands on. */
export interface PagedFile {
  sheet: SheetRows;
  places: RowPlace[];
  pages: PagePicture[];
}

const PDF = Buffer.from('%PDF-', 'latin1');
/** Its mark may stand after some other bytes. */
const PDF_MARK_WITHIN = 1024;

/** Whether the bytes are a PDF, by its mark near the beginning. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, PDF_MARK_WITHIN).includes(PDF);
/** Whether the bytes are a PDF or a picture that can be read. */
export const isPaged = (bytes: Buffer): boolean => isPdf(bytes) || isPicture(bytes);

/** Pages that are read along with other short lists. */
const SHORT_PAGES = 8;
/** Pages whose words must be recognised: some four seconds each. */
const MOST_RECOGNISED = 12;
/** Pages that are shown beside their lines. */
const MOST_SHOWN = 30;
const MOST_CHARACTERS = 3_000_000;

/**
 * Reads the tables of a PDF or a picture. `patient`: takes the time that scans and long files need; otherwise those give
 * null, so that short lists do not wait behind them.
 */
export async function readPagedFile(
  bytes: Buffer,
  patient: boolean,
  onProgress: OnProgress,
): Promise<PagedFile | null> {
  const read = isPdf(bytes) ? await pdfPages(bytes, patient, onProgress) : await picturePages(bytes, patient);
  if (!read) return null;
  const rows = joinPages(withPagesBeside(read.map(({ words }) => words)));
  if (rows.reduce((sum, { cells }) => sum + cells.join('').length, 0) > MOST_CHARACTERS) return fail('FILE_TOO_MUCH');
  const sizes = new Map(read.map(({ words }) => [words.page, words]));
  const places = rows.map(({ page, box, pictured, sure = 1 }) => {
    const { width = 1, height = 1 } = sizes.get(page) ?? {};
    const share = (value: number, whole: number) =>
      Math.min(1, Math.max(0, Math.round((value / whole) * 10_000) / 10_000));
    return {
      page,
      pictured,
      sure,
      x0: share(box.x0, width),
      y0: share(box.y0, height),
      x1: share(box.x1, width),
      y1: share(box.y1, height),
    };
  });
  const cells = withDecimalPoints(
    rows.map((row) => row.cells),
    { native: false },
  );
  return {
    sheet: { name: isPdf(bytes) ? 'PDF' : 'picture', rows: cells, merges: mergesOf(rows) },
    places,
    pages: read.map(({ shown }) => shown),
  };
}

interface ReadPage {
  words: PageWords;
  shown: PagePicture;
}

async function picturePages(bytes: Buffer, patient: boolean): Promise<ReadPage[] | null> {
  // Opened first in any case: what is no picture is refused at once.
  const picture = await openPicture(bytes);
  if (!patient) return null;
  return [await recognisedPage(picture, 1)];
}

async function recognisedPage(picture: Canvas, page: number): Promise<ReadPage> {
  const { upright, ...words } = await readPicture(picture);
  return { words: { ...words, page }, shown: await shownPage(upright, page, true) };
}

async function pdfPages(bytes: Buffer, patient: boolean, onProgress: OnProgress): Promise<ReadPage[] | null> {
  const pdf = await openPdf(bytes);
  try {
    if (pdf.pages > SHORT_PAGES && !patient) return null;
    const read: ReadPage[] = [];
    let recognised = 0;
    for (let page = 1; page <= pdf.pages; page += 1) {
      if (patient) onProgress({ done: page - 1, of: pdf.pages });
      const text = await pdf.text(page);
      if (text.words.length > 0) {
        read.push(await writtenPage(pdf, page, text));
        continue;
      }
      if (!patient) return null;
      recognised += 1;
      if (recognised > MOST_RECOGNISED) return fail('FILE_PAGES');
      read.push(
        await recognisedPage(await pdf.draw(page, SCAN_SIDE / Math.max(text.width, text.height), text.rotation), page),
      );
    }
    return read;
  } finally {
    await pdf.close();
  }
}

/** A scanned page is drawn so long, in pixels. */
const SCAN_SIDE = 2600;
/** A page is shown so large, in pixels of its longer side. */
const SHOWN_SIDE = 1400;
const SHOWN_QUALITY = 45;

/** A page with words of its own; its ruling lines are found in its picture. */
async function writtenPage(pdf: PdfFile, page: number, text: PdfPageText): Promise<ReadPage> {
  const canvas = await pdf.draw(page, SHOWN_SIDE / Math.max(text.width, text.height), text.rotation);
  const scale = canvas.width / text.width;
  const em = emOf(text.words) * scale;
  const found = ruleLines(greyOf(canvas), { upright: Math.max(10, em * 1.5), level: Math.max(10, em * 3) });
  const { words, width, height, pictured } = text;
  const rules: Rules = { upright: scaled(found.upright, scale), level: scaled(found.level, scale) };
  return { words: { page, words, width, height, pictured, rules }, shown: await shownPage(canvas, page, pictured) };
}

const scaled = (rules: Rules['upright'], scale: number) =>
  rules.map(({ at, from, to }) => ({ at: at / scale, from: from / scale, to: to / scale }));

async function shownPage(canvas: Canvas, page: number, pictured: boolean): Promise<PagePicture> {
  const scale = Math.min(1, SHOWN_SIDE / Math.max(canvas.width, canvas.height));
  const shown = scale < 1 ? turned(canvas, 0, scale) : canvas;
  const { width, height } = shown;
  if (page > MOST_SHOWN) return { page, width, height, picture: null, pictured };
  const bytes = await shown.encode('jpeg', SHOWN_QUALITY);
  return { page, width, height, picture: `data:image/jpeg;base64,${bytes.toString('base64')}`, pictured };
}
