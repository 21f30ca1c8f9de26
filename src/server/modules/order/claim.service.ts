import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { claimInput } from '../../../contract/entities/shipment';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { addClaim, resolveClaimRow } from './delivery.repository';
import type { OrderRow } from './order.repository';
import { applyOrderAction } from './step.service';

type ClaimInput = z.output<typeof claimInput>;

/** Writes a claim down; the step around it has checked that the buyer may. */
export async function addClaimTo(work: MemberWork, row: OrderRow, claim: ClaimInput): Promise<void> {
  await addClaim(work.db, {
    id: uuid(),
    order_id: row.id,
    ...claim,
    status: 'OPEN',
    opened_at: work.now,
  });
}

/** The buyer complains: an open order does not finish before this is resolved, a finished one stays finished. */
export function openClaim(work: MemberWork, number: string, input: { version: number; claim: ClaimInput }) {
  return applyOrderAction(work, number, {
    action: 'open_claim',
    version: input.version,
    kind: 'claim_opened',
    note: input.claim.text,
    change: async (row) => {
      await addClaimTo(work, row, input.claim);
      return {};
    },
  });
}

/** Only the buyer, who complained, can say that it is resolved. */
export function resolveClaim(
  work: MemberWork,
  number: string,
  claimId: string,
  input: { version: number; resolution: string },
) {
  return applyOrderAction(work, number, {
    action: 'resolve_claim',
    version: input.version,
    kind: 'claim_resolved',
    note: input.resolution,
    change: async (row) => {
      const resolved = await resolveClaimRow(work.db, row.id, claimId, input.resolution, work.now);
      return resolved ? {} : fail('CLAIM_NOT_FOUND');
    },
  });
}
