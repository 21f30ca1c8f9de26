import type { Spec } from '../../../../contract/entities/spec';
import { canonicalKey } from '../../../../domain/material/canonicalKey';
import { PLAIN_COATING } from '../../../../domain/material/data/coatingAliases';

const repeatsFinish = ({ coating }: Spec, text: string): boolean =>
  coating !== null && PLAIN_COATING[coating].test(text.trim());

/** The details of a material as their cell says them; those that another cell says already are left out. */
export const detailsText = (spec: Spec): string =>
  (spec.details ?? [])
    .map(({ text }) => text)
    .filter((text) => !repeatsFinish(spec, text))
    .join(', ');

/** The spec with the details that a cell now says: those that stand in it as they were, and the rest as typed. */
export function withDetails(spec: Spec, typed: string): Spec {
  let rest = typed;
  const kept = (spec.details ?? []).filter(({ text }) => {
    if (repeatsFinish(spec, text)) return true;
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
