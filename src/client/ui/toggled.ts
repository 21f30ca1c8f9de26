/** The set with a value put in, or taken out where it was in. */
export function toggled<Value>(set: ReadonlySet<Value>, value: Value): Set<Value> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}
