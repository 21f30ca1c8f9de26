/**
 * Style rules of a part: texts, and between them declarations that a property chooses (`src/client/theme/by.ts`). Rules stay
 * in the order of the template, so that what came later still overrules what came before.
 */

/** Whether nothing in these pieces depends on a property. */
export const isText = (pieces) => pieces.every((piece) => typeof piece === 'string');

/** The rules of a class, and the classes of each choice: `{ css, choices: [[prop, { value: class }, otherwise]] }`. */
export function rulesOf(name, pieces) {
  const sheet = [];
  const choices = new Map();
  const open = [];
  let count = 0;
  let chunk = '';
  const put = (to, text) => text.replace(/\/\*.*?\*\//gs, '').trim() !== '' && sheet.push(`.${to} {${text}}`);
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      chunk += piece;
      follow(piece, open);
      continue;
    }
    if (!/(^|[{};]|\*\/)\s*$/.test(chunk))
      throw new Error(`by('${piece.prop}', …) stands amid a declaration: ${chunk.slice(-80)}`);
    put(name, chunk + '}'.repeat(open.length));
    const before = open.join('');
    const { prop, otherwise } = piece;
    // A property has one class for each of its values, wherever in the template it chooses.
    const key = JSON.stringify([prop, otherwise]);
    if (!choices.has(key)) choices.set(key, otherwise === undefined ? [prop, {}] : [prop, {}, String(otherwise)]);
    const [, classes] = choices.get(key);
    for (const [value, rules] of Object.entries(piece.table)) {
      if (rules.trim() === '') continue;
      classes[value] ??= `${name}-${(count++).toString(36)}`;
      put(classes[value], before + rules + '}'.repeat(open.length));
    }
    chunk = before;
  }
  put(name, chunk);
  return { css: sheet.join('\n'), choices: [...choices.values()] };
}

/** Keeps in `open` the heads of the blocks, each with its brace, that are open after a text. */
function follow(text, open) {
  let head = '';
  for (const [token] of text.matchAll(/\/\*.*?\*\/|'[^']*'|"[^"]*"|[{};]|[^{};'"/]+|\//gs)) {
    if (token.startsWith('/*')) continue;
    if (token === '{') open.push(`${head.trim()} {`);
    else if (token === '}') open.pop();
    head = token === '{' || token === '}' || token === ';' ? '' : head + token;
  }
}
