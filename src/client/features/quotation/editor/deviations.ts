import type { Deviation } from '../../../../contract/entities/quotation';
import type { Spec } from '../../../../contract/entities/spec';
import { isThreaded, typedBoltSize } from '../../../../domain/material/reading/boltSize';
import { showsDn } from '../../../../domain/material/describe';
import { changedSpec } from '../../../../domain/material/spec';

/** Fields of an item that an alternate may change. */
export type SpecField =
  | 'type'
  | 'standard'
  | 'grade'
  | 'dn'
  | 'nps'
  | 'schedule'
  | 'wall_mm'
  | 'class'
  | 'facing'
  | 'ends'
  | 'length_m'
  | 'coating'
  | 'bolt_size';

export type SpecValues = Partial<Record<SpecField, string>>;

/** Fields to offer for this item; the size is edited in the system it was requested in. */
export function specFields(spec: Spec): SpecField[] {
  const size = sizeField(spec);
  return ['type', 'standard', 'grade', size, 'schedule', 'wall_mm', 'class', 'facing', 'ends', 'length_m', 'coating'];
}

function sizeField(spec: Spec): SpecField {
  if (isThreaded(spec)) return 'bolt_size';
  return spec.dn.length > 0 && showsDn(spec, 'en') ? 'dn' : 'nps';
}

/** One field of an item as text, '' when not stated; several values are set apart by commas. */
export function fieldText(spec: Spec, field: SpecField): string {
  const value = spec[field];
  if (value == null) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

const LISTS: ReadonlySet<SpecField> = new Set(['dn', 'nps', 'schedule']);

/** What a typed text means in its field: a list, a number list, a text, or nothing stated. */
export function valueOf(field: SpecField, text: string): unknown {
  const plain = text.trim();
  if (field === 'bolt_size') return typedBoltSize(plain);
  if (!LISTS.has(field)) return plain || null;
  const parts = plain
    .split(/[,×]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return field === 'dn' ? parts.map(Number) : parts;
}

/** The item that is offered: the requested one with the typed fields put in, not known by the requested one's key. */
export function offeredSpec(requestedSpec: Spec, values: SpecValues): Spec {
  const changed = (Object.entries(values) as [SpecField, string][]).filter(
    ([field, text]) => text.trim() !== fieldText(requestedSpec, field),
  );
  const typed = changed.map(([field, text]) => [field, valueOf(field, text)]);
  return { ...changedSpec(requestedSpec, Object.fromEntries(typed) as Partial<Spec>), canonical_key: '' };
}

/** The fields after one was typed; a wall that follows from the others follows them. */
export function typedValues(requestedSpec: Spec, values: SpecValues, field: SpecField, text: string): SpecValues {
  const requestedWall = fieldText(requestedSpec, 'wall_mm');
  const wallFrom = (typed: SpecValues) =>
    fieldText(offeredSpec(requestedSpec, { ...typed, wall_mm: requestedWall }), 'wall_mm');
  const next = { ...values, [field]: text };
  const follows = field !== 'wall_mm' && (values.wall_mm ?? '').trim() === wallFrom(values);
  return follows ? { ...next, wall_mm: wallFrom(next) } : next;
}

/** The differences field by field, each with the seller's reason. */
export function deviationsOf(requestedSpec: Spec, values: SpecValues, reasons: SpecValues): Deviation[] {
  return (Object.entries(values) as [SpecField, string][]).flatMap(([field, text]) => {
    const requested = fieldText(requestedSpec, field);
    const offered = text.trim();
    return offered === requested ? [] : [{ field, requested, offered, reason: reasons[field]?.trim() || null }];
  });
}
