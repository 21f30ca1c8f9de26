/** Options of i18next that choose another text, or make something else of it. */
const OPTIONS =
  /^(context|ordinal|ns|lngs?|keyPrefix|defaultValue|fallbackLng|return.*|joinArrays|postProcess|skipInterpolation)$/;

/** A key and its values as one string; undefined where anything but strings, numbers and booleans is given, or an option of i18next. */
export function filledKey(key: string, [values, more]: readonly unknown[]): string | undefined {
  if (typeof values !== 'object' || values === null || more !== undefined) return undefined;
  let filled = key;
  for (const [name, value] of Object.entries(values)) {
    const kind = typeof value;
    if ((kind !== 'string' && kind !== 'number' && kind !== 'boolean') || OPTIONS.test(name)) return undefined;
    filled += `\0${name}\0${kind}\0${String(value)}`;
  }
  return filled;
}

/** Whether the text of a key takes nothing but these values. `held` gives what a namespace holds of the key, or of a form of it. */
export function takesValues(held: (form: string) => unknown, [values]: readonly unknown[]): boolean {
  const counted = typeof values === 'object' && values !== null && 'count' in values;
  return alone(held('')) || (counted && alone(held('_other')));
}

/** A text that refers to no other. */
const alone = (held: unknown): boolean => typeof held === 'string' && !held.includes('$t(');
