import { specSchema } from '../../../../contract/entities/spec';
import { typedBoltSize } from '../../../../domain/material/reading/boltSize';
import { type SpecField, valueOf } from './deviations';

/** Whether the field cannot take this text. */
export function isWrongField(field: SpecField, text: string): boolean {
  if (field === 'bolt_size' && text.trim() && typedBoltSize(text) === null) return true;
  return !specSchema.shape[field].safeParse(valueOf(field, text)).success;
}
