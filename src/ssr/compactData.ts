import { type CompactData, compactedFrom } from '../client/shell/compactData';

/**
 * The data of a query in fewer bytes: the names of fields, which were more than half of a comparison's state, stand once for all
 * records that have them. Takes what JSON can hold, and leaves out fields that are undefined, as JSON does.
 */
export function compacted(data: unknown): CompactData {
  const shapes: string[][] = [];
  /** By the names of a shape, joined: its number. */
  const numbers = new Map<string, number>();
  const numberOf = (names: string[]) => {
    const key = JSON.stringify(names);
    let number = numbers.get(key);
    if (number === undefined) {
      number = shapes.push(names);
      numbers.set(key, number);
    }
    return number;
  };
  const compact = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return [0, ...value.map(compact)];
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return [numberOf(fields.map(([name]) => name)), ...fields.map(([, field]) => compact(field))];
  };
  const made = { shapes, data: compact(data) };
  compactedFrom.set(made, data);
  return made;
}
