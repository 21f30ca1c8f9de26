import type { Language } from '../../../../contract/constants';
import type { Order } from '../../../../contract/entities/order';
import type { Shipment } from '../../../../contract/entities/shipment';
import { beside, both, type Column, facts, heading, lineTable, section, small } from '../../../ports/pdf/blocks';
import { label } from '../../../ports/pdf/label';
import type { Paper } from '../../../ports/pdf/paper';
import { dayOf, grouped } from './figures';
import { paperHead, party } from './paperParts';

const columns: readonly Column<Shipment['lines'][number]>[] = [
  { label: label('line_no'), width: 26, cell: (line) => String(line.line_no) },
  { label: label('item'), width: '*', cell: (line) => line.description },
  { label: label('qty'), width: 70, align: 'right', cell: (line) => `${grouped(line.qty)} ${line.uom}` },
  {
    label: label('weighed'),
    width: 80,
    align: 'right',
    cell: (line) => (line.weighed_kg ? grouped(line.weighed_kg) : '–'),
  },
  { label: label('heat_no'), width: 110, cell: (line) => line.heat_numbers.join(', ') || '–' },
];

/** What one shipment holds, for the driver and the yard: quantities and heats, never a price. */
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
      lineTable(columns, shipment.lines, language),
      section(label('terms'), language),
      facts([[label('delivery_place'), order.delivery_place]], language),
      ...(shipment.note ? [small(shipment.note)] : []),
    ],
  };
}
