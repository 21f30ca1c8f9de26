import type { Language } from '../../../contract/constants';
import { readFiles } from '../../db/attachmentRows';
import type { Executor } from '../../db/database';
import type { stockPrice } from '../../db/schema/stock';
import { send } from '../../db/statement';
import type { Session } from '../../http/sessionType';
import type { OpenItemRow } from './openItem.repository';
import { ITEM, PRICE, WHOLE } from './openItem.sql';

/** A lot with all that its page shows, open or not, and what its reader has to do with it. */
export interface WholeItem extends OpenItemRow {
  certificates: ReturnType<typeof readFiles>;
  photo_count: number;
  /** How many people saved it. */
  interests: number;
  /** By this reader. */
  saved: boolean;
  /** Whether the reader's company asked about it. */
  requested: boolean;
  prices: Array<typeof stockPrice.$inferSelect>;
}

/**
 * A lot in one question to the database, open or not: whether its reader may see it is for the service to judge. Null
 * when there is none.
 */
export async function findWholeItem(
  db: Executor,
  id: string,
  session: Session | null,
  language: Language,
): Promise<WholeItem | null> {
  const [found] = await send(db, WHOLE, [id, session?.account_id ?? null, session?.company_id ?? null, language]);
  return found
    ? {
        ...found,
        item: ITEM.read(found.item),
        certificates: readFiles(found.certificates),
        prices: (found.prices as unknown[]).map((price) => PRICE.read(price)),
      }
    : null;
}
