import { materialCategory } from '../../../../contract/entities/spec';
import { quantity } from '../../../../contract/values';
import { parseLine } from '../../../../domain/material/parseLine';
import { isThreaded, typedBoltSize } from '../../../../domain/material/reading/boltSize';
import { lineOf } from '../../../../domain/material/requestLine';
import { toSpec } from '../../../../domain/material/spec';
import { kgPerUnit } from '../../../../domain/material/unitWeight';
import { theoreticalWeight } from '../../../../domain/material/weight';
import { type EditorLine, fromParsed } from './editorLine';
import { endsFrom, scheduleFrom, type SpecTexts, specTexts } from './specTexts';

type Item = Parameters<typeof toSpec>[0];

/** The line with its weight worked out again from spec, quantity and unit. */
export function weighed(line: EditorLine): EditorLine {
  const weight = theoreticalWeight(line.spec, quantity.safeParse(line.qty).data ?? null, line.uom);
  return {
    ...line,
    unit_weight_kg: kgPerUnit(weight, line.spec, line.uom),
    total_weight_kg: weight.known ? weight.total_kg : null,
    weight_basis: weight.known ? weight.basis : 'unknown',
  };
}

/** Reads the words of a line again; what they do not state and was typed beside them stays. */
export function reread(line: EditorLine, rawText: string): EditorLine {
  if (!rawText.trim()) return { ...line, raw_text: '' };
  const read = fromParsed(lineOf(parseLine(rawText), {}));
  return weighed({
    ...read,
    key: line.key,
    tag: line.tag ?? read.tag,
    qty: read.qty || line.qty,
    uom: read.qty ? read.uom : (line.uom ?? read.uom),
    target_price: line.target_price,
    remark: line.remark || read.remark,
    excluded: line.excluded,
  });
}

/** The line after a person corrected what was understood: that is certain now. */
export function corrected(line: EditorLine, change: Partial<SpecTexts>): EditorLine {
  const texts = { ...specTexts(line.spec), ...change };
  const dn = /\d\s*A\b|DN/i.test(texts.size);
  const spec = toSpec(itemFrom(texts, line), {
    notation: { dn, inch: !dn },
    coating: line.spec.coating,
    details: line.spec.details,
    bolt_size: isThreaded(texts) ? typedBoltSize(texts.size) : null,
  });
  return weighed({ ...line, spec, confidence: 1, warnings: [] });
}

function itemFrom(texts: SpecTexts, { spec }: EditorLine): Item {
  const word = (text: string) => text.trim().toUpperCase().slice(0, 40) || undefined;
  const length = Number(texts.length_m);
  const { schedule, class: rating } = scheduleFrom(texts.schedule, texts.category);
  const { ends, facing } = endsFrom(texts.ends);
  const item: Record<string, unknown> = {
    category: materialCategory.safeParse(texts.category).data ?? 'other',
    type: word(texts.type),
    standard: spec.standard ?? undefined,
    grade: word(texts.grade)?.replaceAll(/\s+/g, '-'),
    nps: isThreaded(texts) || texts.category === 'structural' ? undefined : sizesFrom(texts.size),
    size: texts.category === 'structural' ? word(texts.size)?.replaceAll(/(?<=\d)[X×*](?=\d)/g, 'x') : undefined,
    schedule: schedule.length > 0 ? schedule.slice(0, 4).map((each) => each.slice(0, 12)) : undefined,
    class: rating ?? undefined,
    ends: ends?.slice(0, 20),
    facing: facing ?? undefined,
    length_m: length > 0 && length < 1000 ? length : undefined,
  };
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as Item;
}

/** Sizes in any notation the parser reads (`2-1/2"`, `65A`, `DN50 x 40`); bare numbers count as inches. */
function sizesFrom(text: string): string[] | undefined {
  if (!text.trim()) return undefined;
  const marked = text.replaceAll(/(^|[x×*]\s*)([\d./ -]*\d)(?=\s*(?:$|[x×*]))/gi, '$1$2"');
  return parseLine(`PIPE ${marked}`).item.nps?.slice(0, 4);
}
