import { createRequire } from 'node:module';
import path from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** A page of a PDF as its reader sees it. */
export interface PdfPage {
  text: string;
  landscape: boolean;
  /** How far down the page its own text reaches, apart from the foot of every page: 0 at the top, 1 at the bottom. */
  filled: number;
}

/** The text of each page, lines from the top down, what stands beside each other separated by a blank. */
export async function pdfPages(bytes: Uint8Array): Promise<PdfPage[]> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: `${folder}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    isEvalSupported: false,
    verbosity: 0,
  });
  const pdf = await task.promise;
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number, width: item.width }]
        : [],
    );
    const lowest = Math.min(...runs.filter((run) => run.y > FOOT).map((run) => run.y));
    pages.push({ text: linesOf(runs).join('\n'), landscape: width > height, filled: 1 - lowest / height });
  }
  await task.destroy();
  return pages;
}

/** Points from the bottom that the running foot takes. */
const FOOT = 45;

interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
}

function linesOf(runs: readonly Run[]): string[] {
  const lines: { y: number; runs: Run[] }[] = [];
  for (const run of [...runs].sort((a, b) => b.y - a.y)) {
    const line = lines.find((one) => Math.abs(one.y - run.y) < 2);
    if (line) line.runs.push(run);
    else lines.push({ y: run.y, runs: [run] });
  }
  return lines.map((line) => {
    let end = Number.NEGATIVE_INFINITY;
    let text = '';
    for (const run of line.runs.sort((a, b) => a.x - b.x)) {
      text += (text && run.x - end > 1 ? ' ' : '') + run.text;
      end = run.x + run.width;
    }
    return text.replaceAll(/\s+/g, ' ').trim();
  });
}

/** All of a PDF's text in one line, so that words broken over two lines are found too. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await pdfPages(bytes)).map((page) => page.text).join('\n');
}
