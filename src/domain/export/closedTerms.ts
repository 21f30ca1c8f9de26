import type { ExportTerms } from '../../contract/entities/exportTerms';

/** How far an order has gone, as its export terms care for it. */
export interface Gone {
  /** The last delivery has left. */
  allShipped: boolean;
  /** Deliveries that the buyer has. */
  received: ReadonlySet<string>;
}

const PACKING = ['gross_weight_kg', 'net_weight_kg', 'packages'] as const;
const WHOLE = ['incoterm', 'named_place', 'port_of_loading', 'port_of_discharge', 'marks', ...PACKING] as const;
const LINE = ['description', 'hs_code', 'origin'] as const;

type Path = (string | number)[];

/** The stated facts that are closed: those of the order once all of it has left, those of a delivery once it arrived. */
function closedFacts(
  before: ExportTerms,
  gone: Gone,
): { path: Path; value: string; in: (after: ExportTerms) => unknown }[] {
  const whole = WHOLE.map((key) => ({ path: [key], value: before[key], in: (after: ExportTerms) => after[key] }));
  const lines = before.lines.flatMap(({ line_id, ...line }, index) =>
    LINE.map((key) => ({
      path: ['lines', index, key],
      value: line[key],
      in: (after: ExportTerms) => after.lines.find((one) => one.line_id === line_id)?.[key],
    })),
  );
  const arrived = before.deliveries.flatMap(({ shipment_id, ...packing }, index) =>
    gone.received.has(shipment_id)
      ? PACKING.map((key) => ({
          path: ['deliveries', index, key],
          value: packing[key],
          in: (after: ExportTerms) => after.deliveries.find((one) => one.shipment_id === shipment_id)?.[key],
        }))
      : [],
  );
  return [...(gone.allShipped ? [...whole, ...lines] : []), ...arrived].flatMap((fact) =>
    fact.value === null ? [] : [{ ...fact, value: fact.value }],
  );
}

/** Where new terms change what is closed; null where they only fill in what was empty. */
export function closedChange(before: ExportTerms | null, after: ExportTerms, gone: Gone): Path | null {
  if (!before) return null;
  return closedFacts(before, gone).find((fact) => fact.in(after) !== fact.value)?.path ?? null;
}
