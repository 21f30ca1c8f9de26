import { createRequire } from 'node:module';
import path from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fail } from '../http/fail';
import { canvasPackage } from './canvas';
import { MOST_PIXELS } from './pictureFile';
import type { Word } from './pageWords';

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Loaded with the first PDF. */
const pdfPackage = () => import('pdfjs-dist/legacy/build/pdf.mjs');

/** Pages of one file: a list of 5,000 lines has some 130. */
const MOST_PAGES = 150;
/** Characters of one page; a drawing of the largest size has less than a tenth. */
const MOST_PAGE_CHARACTERS = 200_000;

/** What a page says, upright. */
export interface PdfPageText {
  words: Word[];
  width: number;
  height: number;
  /** Words that nobody sees lie over the picture of a page: a scanner recognised them. */
  pictured: boolean;
  /** How the page is turned so that its words are upright. */
  rotation: number;
}

export interface PdfFile {
  pages: number;
  text(page: number): Promise<PdfPageText>;
  /** The page drawn; `scale` 1 is 72 dots an inch. */
  draw(page: number, scale: number, rotation: number): Promise<Canvas>;
  close(): Promise<void>;
}

/** Opens a PDF. Refuses one that is locked, broken, or has more pages than any list. */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const { getDocument } = await pdfPackage();
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: `${folder}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    canvasMaxAreaInBytes: MOST_PIXELS * 4,
    verbosity: 0,
  });
  // A request for a password is refused: nobody is there to type one.
  const pdf = await task.promise.catch((error: unknown) =>
    fail(error instanceof Error && error.name === 'PasswordException' ? 'FILE_ENCRYPTED' : 'FILE_PDF_UNREADABLE'),
  );
  if (pdf.numPages > MOST_PAGES) {
    await task.destroy();
    return fail('FILE_PAGES');
  }
  return {
    pages: pdf.numPages,
    text: (page) => onPage(pdf, page, pageText),
    draw: (page, scale, rotation) => onPage(pdf, page, (one) => drawPage(one, scale, rotation)),
    close: () => task.destroy(),
  };
}

async function onPage<T>(pdf: PDFDocumentProxy, number: number, work: (page: PDFPageProxy) => Promise<T>): Promise<T> {
  const page = await pdf.getPage(number).catch(() => fail('FILE_PDF_UNREADABLE'));
  try {
    return await work(page);
  } finally {
    page.cleanup();
  }
}

async function pageText(page: PDFPageProxy): Promise<PdfPageText> {
  const { items } = await page.getTextContent().catch(() => fail('FILE_PDF_UNREADABLE'));
  const runs = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  if (runs.reduce((sum, { str }) => sum + str.length, 0) > MOST_PAGE_CHARACTERS) return fail('FILE_TOO_MUCH');
  const turned = turnOf(page, runs);
  const rotation = (page.rotate + turned) % 360;
  const viewport = page.getViewport({ scale: 1, rotation });
  const words = runs.flatMap((item) => wordsOf(item, viewport.transform as Matrix));
  return { words, width: viewport.width, height: viewport.height, pictured: await isPictured(page, words), rotation };
}

type Run = { str: string; transform: unknown[]; width: number; height: number };
type Matrix = [number, number, number, number, number, number];

const multiplied = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** The quarter turn, in degrees, by which most of the text of a page is turned as it is shown. */
function turnOf(page: PDFPageProxy, runs: readonly Run[]): number {
  const shown = page.getViewport({ scale: 1 }).transform as Matrix;
  const lengths = new Map<number, number>();
  for (const { transform, str } of runs) {
    const [a, b] = multiplied(shown, transform as Matrix);
    const turn = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) * 90 + 360) % 360;
    lengths.set(turn, (lengths.get(turn) ?? 0) + str.length);
  }
  const [most] = [...lengths].sort((x, y) => y[1] - x[1]);
  return most ? (360 - most[0]) % 360 : 0;
}

/** How far a run may lean and still be level. */
const LEVEL = 0.05;

/** The words of a run of text; two blanks or more within it part columns of a printed report. */
function wordsOf({ str, transform, width }: Run, view: Matrix): Word[] {
  const m = multiplied(view, transform as Matrix);
  const [a, b, c, d, x, y] = m;
  const size = Math.hypot(c, d);
  if (Math.abs(b) > LEVEL * Math.hypot(a, b) || a <= 0 || size === 0) return [];
  const each = str.length === 0 ? 0 : width / str.length;
  return [...str.matchAll(/\S+(?:\s\S+)*/g)].map((match) => ({
    text: match[0],
    x0: x + match.index * each,
    x1: x + (match.index + match[0].length) * each,
    y0: y - size * 0.8,
    y1: y + size * 0.2,
  }));
}

const INVISIBLE = 3;

async function isPictured(page: PDFPageProxy, words: readonly Word[]): Promise<boolean> {
  if (words.length === 0) return true;
  const { OPS } = await pdfPackage();
  const { fnArray, argsArray } = await page.getOperatorList();
  let hidden = 0;
  let seen = 0;
  let mode = 0;
  for (const [at, operation] of fnArray.entries()) {
    if (operation === OPS.setTextRenderingMode) mode = Number((argsArray[at] as unknown[])[0]);
    if (operation !== OPS.showText) continue;
    if (mode === INVISIBLE) hidden += 1;
    else seen += 1;
  }
  return hidden > seen;
}

async function drawPage(page: PDFPageProxy, scale: number, rotation: number): Promise<Canvas> {
  const whole = page.getViewport({ scale: 1, rotation });
  // A page of the size of a hall is drawn small.
  const most = Math.sqrt(MOST_PIXELS / 4 / (whole.width * whole.height));
  const viewport = page.getViewport({ scale: Math.min(scale, most), rotation });
  const canvas = canvasPackage().createCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page
    .render({ canvas: canvas as never, canvasContext: context as never, viewport })
    .promise.catch(() => fail('FILE_PDF_UNREADABLE'));
  return canvas;
}
