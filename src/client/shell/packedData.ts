/**
 * The data of a query as a page carries it. Each list is an array that begins with 0; each record is an array that begins with the
 * number of its shape, counted from 1, and holds its values.
 */
export interface PackedData {
  /** The names of fields that records have, each list of names once. */
  shapes: readonly (readonly string[])[];
  data: unknown;
}

/** On the server, a page is drawn from the data that was packed for it (`ssr/packData`). */
export const packedFrom = new WeakMap<object, unknown>();

/** What was packed, as `ssr/packData` got it. */
export function unpacked(packed: PackedData): unknown {
  return packedFrom.get(packed) ?? valueOf(packed.data, packed.shapes);
}

function valueOf(packed: unknown, shapes: PackedData['shapes']): unknown {
  if (!Array.isArray(packed)) return packed;
  const [shape, ...parts] = packed as [number, ...unknown[]];
  const values = parts.map((part) => valueOf(part, shapes));
  return shape === 0 ? values : Object.fromEntries((shapes[shape - 1] ?? []).map((name, at) => [name, values[at]]));
}
