import type { Language } from '../../../../contract/constants';
import { describeSpec } from '../../../../domain/material/describe';
import { parseLines } from '../../../../domain/material/parseLine';
import { lineOf } from '../../../../domain/material/requestLine';
import { countUnweighed, sumWeights } from '../../../../domain/material/totalWeight';
import type { SampleReading } from './sampleReading';

/** What the reader makes of the lines of the first page; recorded, since a first view cannot carry the reader. */
export function readSample(texts: readonly string[], language: Language): SampleReading {
  const read = parseLines([...texts]).map((line) => lineOf(line, {}));
  const weights = read.map(({ weight, excluded }) => ({ total_weight_kg: weight.total_weight_kg, excluded }));
  return {
    lines: read.map(({ text, spec, qty, uom, weight }) => ({
      text,
      words: describeSpec(spec, language),
      qty,
      uom,
      kg: weight.total_weight_kg,
    })),
    kg: sumWeights(weights),
    unweighed: countUnweighed(weights),
  };
}
