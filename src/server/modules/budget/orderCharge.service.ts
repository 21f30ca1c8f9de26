import type { ChargedCodes, OrderCharge } from '../../../domain/erp/fieldValues';
import type { CostChoice } from '../../../contract/entities/budget';
import type { MemberWork } from '../../http/context';
import * as costs from './cost.repository';

interface ChargedOrder {
  id: string;
  rfq_id: string | null;
  lines: ReadonlyArray<{ id: string; rfq_line_id: string | null }>;
}

const NONE: CostChoice = { cost_centre_id: null, project_id: null };

/** What the own company charges some of its orders to, by their ids: as each says itself, else as its request does. */
export async function readOrderCharges(
  work: MemberWork,
  orders: readonly ChargedOrder[],
): Promise<ReadonlyMap<string, OrderCharge>> {
  if (orders.length === 0) return new Map();
  const { company_id } = work.session;
  const rows = await costs.findChargesOf(work.db, company_id, {
    orderIds: orders.map(({ id }) => id),
    rfqIds: orders.flatMap(({ rfq_id }) => rfq_id ?? []),
  });
  const codes = new Map((await costs.findCostCodes(work.db, company_id)).map((row) => [row.id, row]));
  const codeOf = (id: string | null) => {
    const row = id === null ? undefined : codes.get(id);
    return row ? { code: row.code, name: row.name } : null;
  };
  const codesOf = ({ cost_centre_id, project_id }: CostChoice): ChargedCodes => ({
    cost_centre: codeOf(cost_centre_id),
    project: codeOf(project_id),
  });
  /** What each order and request says, by its id: of its lines, and under null of the whole. */
  const stated = new Map<string, Map<string | null, CostChoice>>();
  for (const { order_id, rfq_id, line_id, cost_centre_id, project_id } of rows) {
    const record = order_id ?? rfq_id ?? '';
    const choices = stated.get(record) ?? new Map<string | null, CostChoice>();
    stated.set(record, choices.set(line_id, { cost_centre_id, project_id }));
  }
  const chargeOf = ({ id, rfq_id, lines }: ChargedOrder): OrderCharge => {
    const own = stated.get(id);
    const choices = own ?? stated.get(rfq_id ?? '');
    return {
      whole: codesOf(choices?.get(null) ?? NONE),
      lines: new Map(
        lines.flatMap((line) => {
          const line_id = own ? line.id : line.rfq_line_id;
          const choice = line_id === null ? undefined : choices?.get(line_id);
          return choice ? [[line.id, codesOf(choice)] as const] : [];
        }),
      ),
    };
  };
  return new Map(orders.map((order) => [order.id, chargeOf(order)]));
}
