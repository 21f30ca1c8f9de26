/** Whether a value says nothing: what a line does not state, or does not do. */
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * What was read of a line, field by field, as a person compares it with what was read before: one field a row, and only
 * those that say something.
 */
export function writtenReading(text: string, read: object): string {
  const fields = Object.entries(read)
    .filter(([name]) => name !== 'text')
    .map(([name, value]) => [name, stated(value)] as const)
    .filter(([, value]) => !isNothing(value))
    .map(([name, value]) => `  ${name} ${JSON.stringify(value)}`);
  return [JSON.stringify(text), ...fields].join('\n');
}

/** A value without the fields that say nothing. */
function stated(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, of]) => !isNothing(of)));
}
