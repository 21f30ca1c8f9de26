import type { Spec } from '../../../../contract/entities/spec';
import { canonicalKey } from '../../../../domain/material/canonicalKey';

/** The spec with the details that a cell now says: those that stand in it as they were, and the rest as typed. */
export function withDetails(spec: Spec, typed: string): Spec {
  let rest = typed;
  const kept = (spec.details ?? []).filter(({ text }) => {
    const stands = rest.includes(text);
    rest = rest.replace(text, ',');
    return stands;
  });
  const added = rest
    .split(',')
    .map((text) => text.trim().slice(0, 80))
    .filter(Boolean)
    .map((text) => ({ kind: 'words', text }));
  const { details: _, ...others } = spec;
  const details = [...kept, ...added].slice(0, 20);
  const next = { ...others, ...(details.length > 0 && { details }) };
  return { ...next, canonical_key: canonicalKey(next) };
}
