/**
 * Stands in for styled-components while `evaluate.mjs` runs the sources: it draws nothing and writes down what each template
 * was given. No page ever has it.
 */
const records = (globalThis.stlbsStyleRecords ??= new Map());
/** Under which a part keeps what its template was given; the same in the bundle of the sources as here. */
export const RECORD = Symbol.for('stlbs.style');

function recorded(record) {
  // A part may be given to whatever takes a component.
  const made = record.kind === 'part' ? () => null : {};
  return Object.assign(made, { [RECORD]: record });
}

const tagFor = (kind, rest = {}) =>
  Object.assign((strings, ...values) => recorded({ kind, strings, values, ...rest }), {
    attrs: () => tagFor(kind, rest),
    withConfig: () => tagFor(kind, rest),
  });

const styled = new Proxy((target) => tagFor('part', { target }), {
  get: (_, tag) => tagFor('part', { target: tag }),
});
export default styled;
export { styled };
export const css = tagFor('rules');
export const keyframes = tagFor('keyframes');
export const createGlobalStyle = tagFor('global');
export const ThemeProvider = () => null;
export class ServerStyleSheet {}

/** Gives a template its name. One that runs twice, in a function, gives a different part each time and has no name. */
export const named =
  (id, tag) =>
  (strings, ...values) => {
    const made = tag(strings, ...values);
    const record = made[RECORD];
    const again = records.get(id);
    if (again) again.repeated = true;
    else records.set(id, record);
    record.id = id;
    record.repeated = Boolean(again);
    return made;
  };
