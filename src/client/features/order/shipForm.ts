import Big from 'big.js';
import { TYPED_PHONE } from '../../../contract/figures';
import type { Order } from '../../../contract/entities/order';
import { isFigure } from '../../ui/numberText';
import { lineRanges } from '../../../domain/material/lineRanges';
import { isBare, needsCertificate } from '../../../domain/states/certificates';
import { isPaidByScale } from '../../../domain/money/settlement';

export interface ShipRow {
  line: Order['lines'][number];
  /** What is left of the line. */
  left: string;
  qty: string;
  heats: string;
  weighed: string;
  byScale: boolean;
}

const MOST_HEATS = 50;
const LONGEST_HEAT = 40;

/** What is left of an order, all of it going out unless the seller says otherwise. */
export function shipRows(order: Pick<Order, 'lines'>): ShipRow[] {
  return order.lines.flatMap((line) => {
    const left = new Big(line.qty).minus(line.shipped_qty);
    if (left.lte(0)) return [];
    return [{ line, left: left.toFixed(), qty: left.toFixed(), heats: '', weighed: '', byScale: isPaidByScale(line) }];
  });
}

/** Heat numbers as people write them: with commas, spaces or line breaks between. */
export function heatNumbers(text: string): string[] {
  return [...new Set(text.split(/[\s,;/]+/).filter(Boolean))];
}

/** Whether these are more heat numbers than a line has, or one is too long. */
export function isHeatsWrong(text: string): boolean {
  const heats = heatNumbers(text);
  return heats.length > MOST_HEATS || heats.some((heat) => heat.length > LONGEST_HEAT);
}

export type RowFault = 'number' | 'tooMuch' | 'unweighed' | 'zeroWeight' | 'heats';

const shipped = (row: ShipRow) => isFigure(row.qty) && new Big(row.qty).gt(0);
const weighedKg = (row: ShipRow) => (isFigure(row.weighed) && new Big(row.weighed).gt(0) ? row.weighed : null);

/** What is wrong with a row that is to be shipped; null for a good one, and for one that stays here. */
export function faultOf(row: ShipRow): RowFault | null {
  if ([row.qty, row.weighed].some((text) => text !== '' && !isFigure(text))) return 'number';
  if (!shipped(row)) return null;
  if (new Big(row.qty).gt(row.left)) return 'tooMuch';
  if (row.weighed !== '' && weighedKg(row) === null) return 'zeroWeight';
  if (row.byScale && weighedKg(row) === null) return 'unweighed';
  return isHeatsWrong(row.heats) ? 'heats' : null;
}

/** The lines of the shipment; a line without a quantity stays. */
export function shipmentLines(rows: readonly ShipRow[]) {
  return rows.filter(shipped).map((row) => ({
    line_id: row.line.id,
    qty: row.qty,
    heat_numbers: heatNumbers(row.heats),
    weighed_kg: weighedKg(row),
  }));
}

/** How many lines keep something to be shipped later. */
export function stayingCount(rows: readonly ShipRow[]): number {
  return rows.filter((row) => !isFigure(row.qty) || new Big(row.qty).lt(row.left)).length;
}

/** Whether a stated freight is no amount, or more than is left; an empty field states none. */
export const isFreightWrong = (text: string, left: string) =>
  text !== '' && (!isFigure(text) || new Big(text).gt(left));

/** All heats of the lines that go. */
export function heatsOf(rows: readonly ShipRow[]): string[] {
  return [...new Set(shipmentLines(rows).flatMap((line) => line.heat_numbers))];
}

/** The heats that each certificate speaks for, by the id of its file. */
export type CertifiedHeats = Readonly<Record<string, readonly string[]>>;

/**
 * The heats of a certificate: those its seller ticked, as far as they go; before any was ticked, those whose number stands
 * in the file's name.
 */
export function certified(file: { file_id: string; name: string }, heats: readonly string[], ticked: CertifiedHeats) {
  const own = ticked[file.file_id];
  const name = file.name.toLowerCase();
  return heats.filter((heat) => (own ? own.includes(heat) : name.includes(heat.toLowerCase())));
}

/** Whether something that goes was agreed to come with a certificate. */
export const wantsCertificate = (rows: readonly ShipRow[]): boolean =>
  rows.some((row) => shipped(row) && needsCertificate(row.line));

/** The numbers of the lines that go, that need a certificate, and that no file here speaks for, as `1–3, 5`; '' where there is none. */
export function uncertified(
  rows: readonly ShipRow[],
  files: readonly { file_id: string; name: string }[],
  ticked: CertifiedHeats,
): string {
  const all = heatsOf(rows);
  const covered = new Set(files.flatMap((file) => certified(file, all, ticked)));
  const numbers = rows.filter(shipped).flatMap(({ line, heats }) => {
    return needsCertificate(line) && isBare(heatNumbers(heats), covered) ? [line.line_no] : [];
  });
  return lineRanges(numbers);
}

/** Who brings the goods and when, as typed. */
export interface Transport {
  shipped_on: string;
  expected_on: string;
  carrier: string;
  tracking_number: string;
  vehicle_number: string;
  driver_phone: string;
}

export type TransportFault = 'shipped_on' | 'expected_on' | 'driver_phone';

/** What is wrong with the transport: the day of leaving lies between the order and today, arrival comes after it. */
export function transportFaults(transport: Transport, placedOn: string, today: string): TransportFault[] {
  const { shipped_on: left, expected_on: arrives, driver_phone: phone } = transport;
  const faults: TransportFault[] = [];
  if (left === '' || left < placedOn || left > today) faults.push('shipped_on');
  if (arrives !== '' && left !== '' && arrives < left) faults.push('expected_on');
  if (phone.trim() !== '' && !TYPED_PHONE.test(phone.trim())) faults.push('driver_phone');
  return faults;
}

/** The same as the call takes it: what was left empty is null. */
export function transportBody(transport: Transport) {
  const said = (text: string) => text.trim() || null;
  return {
    shipped_on: said(transport.shipped_on),
    expected_on: said(transport.expected_on),
    carrier: said(transport.carrier),
    tracking_number: said(transport.tracking_number),
    vehicle_number: said(transport.vehicle_number),
    driver_phone: said(transport.driver_phone),
  };
}
