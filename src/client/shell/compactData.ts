/**
 * The data of a query as a page carries it. Each list is an array that begins with 0; each record is an array that begins with the
 * number of its shape, counted from 1, and holds its values.
 */
export interface CompactData {
  /** The names of fields that records have, each list of names once. */
  shapes: readonly (readonly string[])[];
  data: unknown;
}

/** On the server, a page is drawn from the data that were compacted for it (`ssr/compactData`). */
export const compactedFrom = new WeakMap<object, unknown>();

/** What was compacted, as `ssr/compactData` got it. */
export function expanded(compact: CompactData): unknown {
  return compactedFrom.get(compact) ?? valueOf(compact.data, compact.shapes);
}

function valueOf(compact: unknown, shapes: CompactData['shapes']): unknown {
  if (!Array.isArray(compact)) return compact;
  const [shape, ...parts] = compact as [number, ...unknown[]];
  const values = parts.map((part) => valueOf(part, shapes));
  return shape === 0 ? values : Object.fromEntries((shapes[shape - 1] ?? []).map((name, at) => [name, values[at]]));
}
