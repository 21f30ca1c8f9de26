/** A value that a choice is made by. */
export type Chosen = string | number | boolean | undefined;

/** Declarations that one property chooses, as `scripts/styles` reads them. */
export interface Finite {
  prop: string;
  table: Readonly<Record<string, string>>;
  otherwise: string | undefined;
}

/**
 * Declarations that a property with few values chooses, in the place of a function in a template, where a whole declaration
 * may stand: `${by('$align', { left: 'text-align: left;', right: 'text-align: right;' }, 'left')}`. The build makes each value
 * a class (`scripts/styles`), so that nothing is left to compute for an element.
 */
export function by<Prop extends string, Key extends string>(
  prop: Prop,
  table: Readonly<Record<Key, string>>,
  otherwise?: NoInfer<Key>,
): ((props: { [P in Prop]?: Chosen }) => string) & { finite: Finite } {
  const choose = (props: { [P in Prop]?: Chosen }) => table[String(props[prop] ?? otherwise) as Key] ?? '';
  return Object.assign(choose, { finite: { prop, table, otherwise } });
}

/** A table for `by`: what each of these values declares. */
export const eachOf = <Value extends string | number, Rules extends string>(
  values: readonly Value[],
  rulesOf: (value: Value) => Rules,
): Record<`${Value}`, Rules> =>
  Object.fromEntries(values.map((value) => [value, rulesOf(value)])) as Record<`${Value}`, Rules>;
