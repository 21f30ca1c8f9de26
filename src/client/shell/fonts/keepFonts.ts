import { FONT_SHEET, FONTS_KEPT } from './fontSheet';
import { neededFiles } from './neededFiles';

/** Fetches the subsets that this page's words need, so that the next one can be drawn with them at once. */
export async function keepFonts(): Promise<void> {
  if (localStorage.getItem(FONTS_KEPT) !== null) return;
  const words = document.getElementById('__next')?.textContent ?? '';
  const sheet = await fetch(FONT_SHEET);
  if (!sheet.ok) return;
  const files = neededFiles(await sheet.text(), words);
  const answers = await Promise.all(files.map((file) => fetch(file, { priority: 'low' })));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  if (answers.every(({ ok }) => ok)) localStorage.setItem(FONTS_KEPT, '1');
}
