import type { Content } from 'pdfmake';
import type { Language } from '../../contract/constants';
import type { Order } from '../../contract/entities/order';
import type { Shipment } from '../../contract/entities/shipment';
import { beside, ending, type Fact, factsBelow, remarks, signatures } from '../ports/pdf/blocks';
import { type Label, label } from '../ports/pdf/label';
import type { PdfDocument } from '../ports/pdf/pdfDocument';
import { tradedItemCell } from './itemWords';
import { deliveryText, documentHead, documentTitle, party, type Signing } from './documentParts';

type OrderedLine = Order['lines'][number];

interface Delivered {
  name: Label;
  language: Language;
  signing: Signing;
  /** Between the two companies and how the goods travel. */
  lines: Content[];
  /** Facts below those of the carriage. */
  further?: readonly Fact[];
}

/** A document that goes with one delivery: its number and day, both companies, its lines, the carriage, the receiver's line. */
export function deliveryDocument(
  order: Order,
  shipment: Shipment,
  { name, language, signing, lines, further = [] }: Delivered,
): PdfDocument {
  const number = `${order.order_number}-${shipment.shipment_no}`;
  return {
    language,
    title: name[language],
    number,
    content: [
      documentHead(
        documentTitle(name, language, signing.logo),
        [
          [label('number'), number],
          [label('shipped_on'), shipment.shipped_on],
          [label('order'), order.order_number],
          [label('erp_number'), order.erp_number],
          [label('rfq'), order.rfq_number_id],
          [label('title'), order.title],
        ],
        language,
      ),
      beside(
        party(label('seller'), order.seller, language, signing.seal),
        party(label('buyer'), order.buyer, language),
      ),
      ...lines,
      ...ending([
        ...factsBelow(label('delivery'), [...carriage(order, shipment, language), ...further], language),
        ...remarks(label('memo'), shipment.note, language),
        signatures([label('received_on'), label('receiver')], language),
      ]),
    ],
  };
}

/** How the goods travel. */
function carriage(order: Order, shipment: Shipment, language: Language): Fact[] {
  return [
    [label('delivery_term'), deliveryText(order.delivery_term, language)],
    [label('delivery_place'), order.delivery_place],
    [label('delivery_contact'), order.delivery_contact],
    [label('carrier'), shipment.carrier],
    [label('vehicle'), shipment.vehicle_number],
    [label('driver'), shipment.driver_phone],
    [label('tracking'), shipment.tracking_number],
    [label('expected_on'), shipment.expected_on],
  ];
}

/** An ordered item in the words of the order, beside the quantity that was shipped; `description` where the line is not known. */
export function orderedItemCell(
  line: OrderedLine | undefined,
  { description, qty }: { description: string; qty: string },
  language: Language,
): Content {
  return line ? tradedItemCell({ ...line, qty }, [], language) : { text: description };
}
