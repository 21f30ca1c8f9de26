import type { Spec } from '../../../../contract/entities/spec';
import { parseLine } from '../../../../domain/material/parseLine';
import { specOfLine } from '../../../../domain/material/spec';
import { deviationsOf, fieldText, offeredSpec, type SpecField, specFields, typedValues } from './deviations';
import type { OfferedReader } from './offered';

/** What an item of each category is called where a text names only what differs. */
const NAMES: Readonly<Record<string, string>> = {
  pipe: 'PIPE',
  flange: 'FLANGE',
  valve: 'VALVE',
  fitting: 'FITTING',
  gasket: 'GASKET',
  bolt: 'BOLT',
};

/**
 * Reads what is offered instead, as `A106 Gr.B` or `SCH80 백관`, by the reader of lists: fields that the text states and that
 * differ from what was requested. Words that are left over are the reason. Null where nothing that differs can be read.
 */
export const readOffered: OfferedReader = (requested, text) => {
  const [nps] = requested.nps;
  // A word such as ERW is an item only beside a size.
  return read(requested, text) ?? (nps ? read(requested, `${text} ${nps}"`) : null);
};

function read(requested: Spec, text: string): ReturnType<OfferedReader> {
  const line = parseLine([NAMES[requested.category], text].filter(Boolean).join(' '));
  const stated = specOfLine(line);
  if (stated.category !== requested.category) return null;
  const requestedValues = Object.fromEntries(
    specFields(requested).map((field) => [field, fieldText(requested, field)]),
  );
  const values = specFields(requested).reduce((typed, field: SpecField) => {
    const offered = fieldText(stated, field);
    return offered === '' ? typed : typedValues(requested, typed, field, offered);
  }, requestedValues);
  const [first] = deviationsOf(requested, values, {});
  if (!first) return null;
  const reason = line.remainder.join(' ').slice(0, 200);
  const reasons = reason === '' ? {} : { [first.field]: reason };
  return { offered_spec: offeredSpec(requested, values), deviations: deviationsOf(requested, values, reasons) };
}
