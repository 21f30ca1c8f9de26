import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { PricedOrder } from '../../../../contract/entities/order';
import type { Shipment } from '../../../../contract/entities/shipment';
import { type Column, lineTable, section, sums } from '../../../ports/pdf/blocks';
import { label } from '../../../ports/pdf/label';
import type { PdfDocument } from '../../../ports/pdf/pdfDocument';
import { deliveryDocument, orderedItemCell } from '../../../print/deliveryParts';
import { grouped, kilograms, quantityText } from '../../../print/figures';
import { leftOut, type Signing, UNSIGNED } from '../../../print/documentParts';

type Line = Shipment['lines'][number];

const columnsIn = (order: PricedOrder, language: Language): readonly Column<Line>[] => [
  { label: label('line_no'), width: 26, cell: (line) => String(line.line_no) },
  {
    label: label('item'),
    width: '*',
    cell: (line) =>
      orderedItemCell(
        order.lines.find(({ id }) => id === line.line_id),
        line,
        language,
      ),
  },
  { label: label('qty'), width: 70, align: 'right', cell: (line) => quantityText(line.qty, line.uom, language) },
  { label: label('net_weight'), width: 84, align: 'right', cell: (line) => netWeight(line, language) },
  { label: label('heat_no'), width: 122, cell: (line) => line.heat_numbers.join(', ') || '–' },
];

/** Below a weight stands whether a scale showed it: the buyer's scale should show that again, and a table's only about so. */
function netWeight({ net_weight_kg: kg, weighed_kg }: Line, language: Language): Content {
  if (kg === null) return { text: '–' };
  const basis = label(weighed_kg === null ? 'theoretical' : 'by_scale')[language];
  return { stack: [grouped(kg), { text: basis, style: 'small' }] };
}

/**
 * What one shipment holds, for the driver and the yard: quantities, weights and heats, never a price. It carries no seal:
 * it binds to nothing.
 */
export function packingList(
  order: PricedOrder,
  shipment: Shipment,
  language: Language,
  { logo }: Signing = UNSIGNED,
): PdfDocument {
  return deliveryDocument(order, shipment, {
    name: label('packing_list'),
    language,
    signing: { ...UNSIGNED, logo },
    lines: [
      section(label('lines'), language),
      lineTable(columnsIn(order, language), shipment.lines, language),
      sums(
        [[label('total_net_weight'), kilograms(shipment.net_weight_kg)]],
        language,
        leftOut(shipment.unknown_weight_lines, language),
      ),
    ],
  });
}
