import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { rfqLineInput } from '../../../contract/entities/rfq';
import { canonicalKey } from '../../../domain/material/canonicalKey';
import { gradeFamily } from '../../../domain/material/equivalents';
import { inchRange } from '../../../domain/material/inches';
import { kgPerUnit } from '../../../domain/material/unitWeight';
import { theoreticalWeight } from '../../../domain/material/weight';
import type { RfqRow } from './request.repository';

type LineInput = z.output<typeof rfqLineInput>;
/** What a line takes from its request. */
export type RequestOfLine = Pick<RfqRow, 'id'>;

/**
 * The stored form of a line: its key, weights and matching facts are always computed here, never taken from the browser.
 * A key made up there would pass another material's prices off as those of this one. Written out field by field: of a list
 * of 5,000 lines, copying what was sent would take most of the time.
 */
export function lineRow(request: RequestOfLine, line: LineInput, lineNo: number, id: string = uuid()) {
  const spec = { ...line.spec, canonical_key: canonicalKey(line.spec) };
  const weight = theoreticalWeight(spec, line.qty, line.uom);
  const schedules = spec.class ?? null;
  const inches = inchRange(spec.nps);
  return {
    id,
    rfq_id: request.id,
    line_no: lineNo,
    raw_text: line.raw_text,
    own_cells: line.own_cells,
    heading: line.heading,
    tag: line.tag,
    spec,
    category: spec.category ?? null,
    type: spec.type ?? null,
    grade: spec.grade ?? null,
    grade_family: spec.grade ? gradeFamily(spec.grade) : null,
    inch: inches.most,
    inch_least: inches.least,
    rating: schedules === null ? null : String(schedules),
    canonical_key: spec.canonical_key,
    qty: line.qty,
    uom: line.uom,
    unit_weight_kg: kgPerUnit(weight, spec, line.uom),
    total_weight_kg: weight.known ? weight.total_kg : null,
    weight_basis: weight.known ? weight.basis : ('unknown' as const),
    target_price: line.target_price,
    remark: line.remark,
    excluded: line.excluded,
    confidence: line.confidence,
    warnings: line.warnings,
    unread: line.unread,
  };
}
