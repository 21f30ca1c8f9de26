import type { FormatterModule } from 'i18next';
import { groupDigits } from '../../ui/numberText';

/** A value as a text shows it: how many there are (`count`) with its thousands set apart, all else as it was given. */
export function writtenValue(name: string, value: unknown): unknown {
  return name === 'count' && typeof value === 'number' ? groupDigits(String(value)) : value;
}

/** The same for i18next, which asks it for every value (`alwaysFormat`). */
export const valueFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, _language, options) => writtenValue(String(options?.interpolationkey), value) as string,
};
