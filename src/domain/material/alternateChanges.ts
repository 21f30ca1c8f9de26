import type { Deviation } from '../../contract/entities/quotation';
import type { Spec } from '../../contract/entities/spec';
import { describeSpec } from './describe';

/** A line that is offered otherwise than requested. */
export interface Alternate {
  requested: { raw_text: string; spec: Spec } | null;
  /** Null while the seller named the differences alone. */
  offered: Spec | null;
  deviations: readonly Deviation[];
}

/** One difference; `field` is null where whole items stand against each other, '' is what nobody stated. */
export interface AlternateChange {
  field: string | null;
  requested: string;
  offered: string;
  reason: string | null;
}

/** What an alternate changes: the fields that its seller states, or else the requested item against the offered one. */
export function alternateChanges(alternate: Alternate, language: 'ko' | 'en'): AlternateChange[] {
  const { requested, offered, deviations } = alternate;
  if (deviations.length > 0) return deviations.map((deviation) => ({ ...deviation }));
  // The name of the category alone says nothing: an unread line keeps the buyer's own words.
  const read = requested?.spec.category !== 'other';
  const requestedLine = requested ? (read && describeSpec(requested.spec, language)) || requested.raw_text : '';
  return [
    { field: null, requested: requestedLine, offered: offered ? describeSpec(offered, language) : '', reason: null },
  ];
}
