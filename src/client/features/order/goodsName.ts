import type { Language } from '../../../contract/constants';
import type { Spec } from '../../../contract/entities/spec';
import { readingOf } from '../../../domain/material/describe';

type Goods = { spec: Spec; description: string };

/** The one name of what is delivered: as it was read, of an alternate as offered; the list's words where nothing was read. */
export const goodsName = ({ spec, description }: Goods, language: Language) => readingOf(spec, language) ?? description;

type Ordered = { lines: readonly (Goods & { id: string })[] };

/** The same of a line in a shipment, by the line of the order that it delivers. */
export function shippedName(
  order: Ordered,
  { line_id, description }: { line_id: string; description: string },
  language: Language,
): string {
  const ordered = order.lines.find(({ id }) => id === line_id);
  return ordered ? goodsName(ordered, language) : description;
}
