import path from 'node:path';
import pdfmake from 'pdfmake';
import { fontRuns } from './fontRuns.mjs';
import { FONTS } from './fonts.mjs';
import { FONT_FEATURES, INK, LAYOUTS, STYLES } from './documentStyle.mjs';
import { patchLineBreaker } from './patchLineBreaker.mjs';

const face = (normal, bold) => ({ normal, bold, italics: normal, bolditalics: bold });
const one = (file) => face(FONTS + file, FONTS + file);

pdfmake.setFonts({
  Pretendard: face(`${FONTS}Pretendard-Regular.otf`, `${FONTS}Pretendard-Bold.otf`),
  NotoSansJP: one('NotoSansJP-Regular.ttf'),
  NotoSansSC: one('NotoSansSC-Regular.ttf'),
});
// A document holds texts that people typed: it may read our fonts and nothing else.
pdfmake.setLocalAccessPolicy((file) => path.resolve(file).startsWith(FONTS));
pdfmake.setUrlAccessPolicy(() => false);

const MARGIN = 40;
const TOP = 48;
/** Room for a headline, the head of a table and its first row. */
const BELOW_A_HEADLINE = 120;

/** Room below the last block would need a page of its own where the document ends at the foot of one. */
function withoutTail(content) {
  const last = content.at(-1);
  if (!last || typeof last === 'string' || !last.margin) return content;
  return [...content.slice(0, -1), { ...last, margin: [...last.margin.slice(0, 3), 0] }];
}

function definitionOf(document) {
  const running = { fontSize: 7.5, color: INK.muted };
  return {
    pageSize: document.paper ?? 'A4',
    pageOrientation: document.landscape ? 'landscape' : 'portrait',
    pageMargins: [MARGIN, TOP, MARGIN, 52],
    info: { title: `${document.title} ${document.number}`, author: 'STLBS', creator: 'STLBS' },
    lang: document.language,
    defaultStyle: { font: 'Pretendard', fontSize: 9, color: INK.text, lineHeight: 1.25, fontFeatures: FONT_FEATURES },
    styles: STYLES,
    content: fontRuns(withoutTail(document.content)),
    // A headline never stands at the foot of a page without what it is above, nor the ending of a document on two pages.
    pageBreakBefore: ({ headlineLevel, startPosition: at }, nodes) =>
      (headlineLevel === 1 && at.top > TOP + at.pageInnerHeight - BELOW_A_HEADLINE) ||
      (headlineLevel === 2 && nodes.getNodesOnNextPage().length > 0),
    header: (page) =>
      page === 1
        ? null
        : {
            ...running,
            text: fontRuns(`${document.title} · ${document.number}`),
            alignment: 'right',
            margin: [MARGIN, 24, MARGIN, 0],
          },
    footer: (page, pages) => ({
      ...running,
      margin: [MARGIN, 20, MARGIN, 0],
      columns: [{ text: `STLBS · ${document.number}` }, { text: `${page} / ${pages}`, alignment: 'right' }],
    }),
  };
}

pdfmake.addTableLayouts(LAYOUTS);
patchLineBreaker();

/** Laying a table out reads the line above each row, which shows how far it has come; what is left is the writing. */
const LAID_OUT = 0.9;
const STEP = 50;

function followed(table, report) {
  const layout = LAYOUTS[table.layout];
  const rows = table.table.body.length;
  return {
    ...layout,
    hLineWidth: (i, node) => {
      if (i % STEP === 0) report((LAID_OUT * i) / rows);
      return layout.hLineWidth(i, node);
    },
  };
}

/**
 * The longest table of a document, which the document is long by; null where it has none.
 * @param {import('./pdfDocument').PdfDocument} document
 */
function longestTable({ content }) {
  const tables = content.filter((block) => block.table);
  return tables.toSorted((a, b) => b.table.body.length - a.table.body.length)[0] ?? null;
}

/**
 * How many rows a document is long by.
 * @param {import('./pdfDocument').PdfDocument} document
 * @returns {number}
 */
export const rowsOf = (document) => longestTable(document)?.table.body.length ?? 0;

/**
 * Lays a document out with pdfmake, which takes milliseconds of computing for each row: call it in a thread.
 * @param {import('./pdfDocument').PdfDocument} document
 * @param {(share: number) => void} report hears how far it has come, from 0 to 1
 * @returns {Promise<Uint8Array>} the bytes of the PDF
 */
export async function printPdf(document, report = () => undefined) {
  const long = longestTable(document);
  const content = document.content.map((block) =>
    block === long ? Object.assign({}, block, { layout: followed(block, report) }) : block,
  );
  return new Uint8Array(await pdfmake.createPdf(definitionOf({ ...document, content })).getBuffer());
}
