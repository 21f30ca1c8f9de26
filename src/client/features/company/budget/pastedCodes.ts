/** A code and its name as a list holds them. */
export interface PastedCode {
  code: string;
  name: string;
}

const MOST_CODE = 40;
const MOST_NAME = 80;

/**
 * Codes of a pasted list, one in each line: the code, then a tab, comma or space, then its name. Of a code that stands there
 * twice the last name counts. `wrong` are the numbers of lines whose code or name is too long.
 */
export function pastedCodes(text: string): { codes: PastedCode[]; wrong: number[] } {
  const found = new Map<string, PastedCode>();
  const wrong: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line.trim();
    if (words === '') continue;
    const cut = /[\t,]/.test(words) ? /\s*[\t,]\s*/ : /\s+/;
    const [code = '', ...rest] = words.split(cut);
    const name = rest.join(' ').trim();
    if (code === '' || code.length > MOST_CODE || name.length > MOST_NAME) wrong.push(index + 1);
    else found.set(code, { code, name });
  }
  return { codes: [...found.values()], wrong };
}
