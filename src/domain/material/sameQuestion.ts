import Big from 'big.js';
import type { Spec } from '../../contract/entities/spec';

/** What a seller answers of a line. */
interface Question {
  spec: Spec;
  qty: string | null;
  uom: string | null;
  remark: string | null;
}

/** Whether a seller would answer the same. A heading, a tag or a wished price changes nothing of that. */
export function sameQuestion(before: Question, after: Question): boolean {
  const sameQty =
    before.qty === null || after.qty === null ? before.qty === after.qty : new Big(before.qty).eq(after.qty);
  return sameQty && before.uom === after.uom && before.remark === after.remark && sameMaterial(before.spec, after.spec);
}

/** Specs hold words, numbers and lists of them; the order of their fields means nothing. */
function sameMaterial(before: Spec, after: Spec): boolean {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Spec>;
  return [...fields].every((field) => JSON.stringify(before[field] ?? null) === JSON.stringify(after[field] ?? null));
}
