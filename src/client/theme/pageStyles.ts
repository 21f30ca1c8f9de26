import { ServerStyleSheet } from 'styled-components';

/** Rules by class, worked out once per process. A class is a hash of its part and of its CSS, so it never means another. */
const known = new Map<string, string[]>();
/** So many that all parts fit in several looks, and a part whose CSS hangs on free values cannot fill the memory. */
const MOST = 4000;

/**
 * The styles of one page drawn on the server: a sheet that takes rules known from former pages. The library works out
 * the CSS of every part again for every page, which was a twelfth of drawing one.
 */
export function pageStyles(): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const has = instance.hasNameForId.bind(instance);
  const insert = instance.insertRules.bind(instance);
  instance.hasNameForId = (part, name) => {
    if (has(part, name)) return true;
    const rules = known.get(`${part} ${name}`);
    if (rules) insert(part, name, rules);
    return rules !== undefined;
  };
  instance.insertRules = (part, name, rules) => {
    if (known.size < MOST) known.set(`${part} ${name}`, rules);
    insert(part, name, rules);
  };
  return sheet;
}
