import type { StockListRow } from '../../../../contract/entities/stockList';
import type { BodyOf } from '../../../../contract/operationTypes';
import type { applyStockList } from '../../../../contract/endpoints/stockList';

/** What is sent of a list at once. */
export type ListPart = BodyOf<typeof applyStockList>;

/** The server takes this many rows at once, all or none. */
const CHUNK = 200;

/** Whether applying the list does something with a row. `alike` also takes rows of which a lot seems to be there. */
export function isTaken({ state, problem }: StockListRow, alike: boolean): boolean {
  return state === 'new' || state === 'changed' || (alike && problem === 'alike');
}

/** Rows of a list as the parts they are sent in. */
export function listParts(rows: readonly StockListRow[], alike: boolean): ListPart[] {
  const taken = rows.filter((row) => isTaken(row, alike));
  return Array.from({ length: Math.ceil(taken.length / CHUNK) }, (_, no) => {
    const part = taken.slice(no * CHUNK, (no + 1) * CHUNK);
    return {
      create: part.flatMap(({ create }) => (create ? [create] : [])),
      change: part.flatMap(({ change }) => (change ? [change] : [])),
    };
  });
}

/** How many rows of the list a part takes over. */
export const sizeOf = ({ create = [], change = [] }: ListPart): number => create.length + change.length;
