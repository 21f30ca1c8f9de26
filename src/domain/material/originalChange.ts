import type { Spec } from '../../contract/entities/spec';
import { inchesOf } from './data/sizes';
import { parseLine } from './parseLine';
import { specOfLine } from './spec';

/** How a line and the words it was read from differ now. */
export interface OriginalChange {
  /** The words name another quantity: lines were merged, or it was edited or divided. */
  qty: boolean;
  /** The words state another material, or a size that could not be read and was put right. */
  material: boolean;
}

/** Facts that words state in so many letters; what they leave open and the line has is no contradiction. */
const STATED = ['type', 'grade', 'class', 'facing', 'bolt_size', 'section'] as const;
const SIZED = ['nps', 'schedule'] as const;
const INCHES = /(\d+(?:[.\s/-]\d+)*)\s?(?:"|”|inch|인치)/i;

/**
 * What a line says otherwise than its words do, after somebody merged, edited or divided it. Words that only say less, as
 * those of a list with titles and columns, say nothing else.
 */
export function originalChange(line: { raw_text: string; spec: Spec; qty: string | null }): OriginalChange {
  const read = parseLine(line.raw_text);
  const said = read.item.qty;
  const spec = specOfLine(read);
  // `ELBOW 90` and `A106-B` only say more than `ELBOW` and `A106`.
  const apart = (own: string | null | undefined, now: string | null | undefined) =>
    Boolean(own && now) && !String(now).startsWith(String(own));
  const unread = spec.nps.length === 0 && line.spec.nps.length > 0 ? INCHES.exec(line.raw_text)?.[1] : undefined;
  const kindly = read.item.category !== 'other' && read.overall >= 0.8;
  return {
    qty: said !== undefined && line.qty !== null && Number(said) !== Number(line.qty),
    material:
      (kindly &&
        (STATED.some((field) => apart(spec[field], line.spec[field])) ||
          SIZED.some((field) => apart(spec[field].join('x'), line.spec[field].join('x'))))) ||
      (unread !== undefined && !line.spec.nps.some((nps) => inchesOf(nps) === Number(unread))),
  };
}
