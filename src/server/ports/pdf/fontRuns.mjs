import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { FONTS } from './fonts.mjs';

/**
 * Pretendard has no Chinese characters, and companies have them in their names. Every text is split into runs of the
 * first font that has the letter; a letter that none has becomes the printer's mark for a missing one.
 */
const CHAIN = [
  ['Pretendard', 'Pretendard-Regular.otf'],
  ['NotoSansJP', 'NotoSansJP-Regular.ttf'],
  ['NotoSansSC', 'NotoSansSC-Regular.ttf'],
];
const MISSING = '〓';
const opened = new Map();

const fontIn = (file) => create(readFileSync(FONTS + file));

function letters(file) {
  if (!opened.has(file)) opened.set(file, new Set(fontIn(file).characterSet));
  return opened.get(file);
}

/** The shapes that a font prints a text in, with some of its features switched. */
export function glyphsOf(file, text, features) {
  return fontIn(file)
    .layout(text, features)
    .glyphs.map((glyph) => glyph.id);
}

function fontOf(letter) {
  const code = letter.codePointAt(0);
  if (code < 32) return CHAIN[0][0];
  return CHAIN.find(([, file]) => letters(file).has(code))?.[0] ?? null;
}

function runsOf(text) {
  const runs = [];
  for (const letter of text.normalize('NFC')) {
    const font = fontOf(letter);
    const shown = font ? letter : MISSING;
    const last = runs.at(-1);
    const name = font ?? CHAIN[0][0];
    if (last?.font === name) last.text += shown;
    else runs.push({ text: shown, font: name });
  }
  return runs;
}

/** A text as pdfmake takes it: itself where one font has it all, else its runs. */
function lettered(text) {
  const runs = runsOf(text);
  if (runs.length === 0) return '';
  return runs.length === 1 && runs[0].font === CHAIN[0][0] ? runs[0].text : { text: runs };
}

const HOLDERS = ['stack', 'columns', 'ul', 'ol'];

/** The same content with every text in letters that its fonts have. */
export function fontRuns(node) {
  if (typeof node === 'string') return lettered(node);
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(fontRuns);
  if (!node || typeof node !== 'object') return node;
  const copy = { ...node };
  if (copy.text !== undefined) {
    const text = fontRuns(copy.text);
    copy.text = typeof text === 'object' && !Array.isArray(text) ? text.text : text;
  }
  for (const holder of HOLDERS) if (copy[holder]) copy[holder] = fontRuns(copy[holder]);
  if (copy.table) copy.table = { ...copy.table, body: copy.table.body.map((row) => row.map(fontRuns)) };
  return copy;
}
