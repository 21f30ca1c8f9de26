import type { Content } from 'pdfmake';
import type { Language } from '../../../../contract/constants';
import type { Order } from '../../../../contract/entities/order';
import type { Shipment } from '../../../../contract/entities/shipment';
import {
  beside,
  both,
  type Column,
  factsBelow,
  heading,
  lineTable,
  remarks,
  section,
  sums,
} from '../../../ports/pdf/blocks';
import { label } from '../../../ports/pdf/label';
import type { Paper } from '../../../ports/pdf/paper';
import { dayOf, grouped } from './figures';
import { leftOut, paperHead, party } from './paperParts';

type Line = Shipment['lines'][number];

const columnsIn = (language: Language): readonly Column<Line>[] => [
  { label: label('line_no'), width: 26, cell: (line) => String(line.line_no) },
  { label: label('item'), width: '*', cell: (line) => line.description },
  { label: label('qty'), width: 70, align: 'right', cell: (line) => `${grouped(line.qty)} ${line.uom}` },
  { label: label('net_weight'), width: 84, align: 'right', cell: (line) => netWeight(line, language) },
  { label: label('heat_no'), width: 122, cell: (line) => line.heat_numbers.join(', ') || '–' },
];

/** Below a weight stands whether a scale showed it: the buyer's scale should show that again, and a table's only about so. */
function netWeight({ net_weight_kg: kg, weighed_kg }: Line, language: Language): Content {
  if (kg === null) return { text: '–' };
  const basis = label(weighed_kg === null ? 'theoretical' : 'by_scale')[language];
  return { stack: [grouped(kg), { text: basis, style: 'small' }] };
}

/** What one shipment holds, for the driver and the yard: quantities, weights and heats, never a price. */
export function packingList(order: Order, shipment: Shipment, language: Language): Paper {
  const name = label('packing_list');
  const number = `${order.order_number}-${shipment.shipment_no}`;
  return {
    language,
    title: both(name, language),
    number,
    content: [
      paperHead(
        heading(name, language),
        [
          [label('number'), number],
          [label('shipped_on'), dayOf(shipment.shipped_at)],
          [label('carrier'), shipment.carrier],
          [label('tracking'), shipment.tracking_number],
          [label('title'), order.title],
        ],
        language,
      ),
      beside(party(label('seller'), order.seller, language), party(label('buyer'), order.buyer, language)),
      section(label('lines'), language),
      lineTable(columnsIn(language), shipment.lines, language),
      sums(
        [[label('total_net_weight'), `${grouped(shipment.net_weight_kg)} kg`]],
        language,
        leftOut(shipment.unknown_weight_lines, language),
      ),
      ...factsBelow(label('terms'), [[label('delivery_place'), order.delivery_place]], language),
      ...remarks(label('memo'), shipment.note, language),
    ],
  };
}
