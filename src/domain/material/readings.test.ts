import { expect, test } from 'vitest';
import { goldLines, SETS } from '../../../tests/support/goldLines';
import { writtenReading } from '../../../tests/support/writtenReading';
import { agreedText } from './agreedText';
import { describeSpec } from './describe';
import { parseLine } from './parseLine';
import { lineOf } from './requestLine';
import { specConflicts } from './specConflicts';
import { suggestionsFor } from './suggestions';

// A change of the rules shows here in each line that it reaches, right or wrong. To take it over: `npx vitest run -u` with this file,
// after the differences were read.
test.each(SETS.filter(({ closed }) => !closed).flatMap(({ lists }) => lists))(
  'each line of the list %s is read as it was',
  async (name) => {
    const readings = goldLines(name).map(({ text }) => {
      const parsed = parseLine(text);
      const { spec, item, ...line } = lineOf(parsed, {});
      return writtenReading(text, {
        ko: describeSpec(spec, 'ko'),
        en: describeSpec(spec, 'en'),
        item,
        // What of the item the spec repeats as it stands says nothing new.
        spec: Object.fromEntries(
          Object.entries(spec).filter(([field, value]) => !Object.is((item as Record<string, unknown>)[field], value)),
        ),
        ...line,
        agreed: agreedText({ raw_text: text, spec, qty: line.qty }),
        conflicts: specConflicts(spec),
        suggestions: suggestionsFor(spec, line.uom, parsed.warnings),
      });
    });
    await expect(`${readings.join('\n')}\n`).toMatchFileSnapshot(`../../../tests/fixtures/readings/${name}.txt`);
  },
);
