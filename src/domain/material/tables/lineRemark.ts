import type { ReadingMark } from '../../../contract/entities/parse';
import type { ItemField, ParsedLine } from '../types';
import { reweighed, warned } from './lineQuantity';
import { remarkChange } from './remarkChange';

/** Certainty of a field that a remark changed. */
const APPLIED = 0.9;

/** A line as its remark changes it; where the remark cannot be followed, the line is to be looked at. */
export function applyRemark(parsed: ParsedLine, remark: string, marks: ReadingMark[]): ParsedLine {
  if (!remark) return parsed;
  const change = remarkChange(remark, parsed);
  if (change.effect === 'question') return warned(parsed, 'remark_question');
  if (change.effect === 'none' || !change.item) return parsed;
  marks.push('remark_applied');
  const fields = Object.keys(change.item) as ItemField[];
  const confidence = { ...parsed.confidence };
  const spans = { ...parsed.spans };
  for (const field of fields) {
    confidence[field] = APPLIED;
    Reflect.deleteProperty(spans, field);
  }
  return reweighed({ ...parsed, item: { ...parsed.item, ...change.item }, confidence, spans });
}
