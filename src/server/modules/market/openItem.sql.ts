import { attachedFiles } from '../../db/attachmentRows';
import { jsonRows } from '../../db/jsonRow';
import { stockItem, stockPrice } from '../../db/schema/stock';
import { statement } from '../../db/statement';

export const ITEM = jsonRows(stockItem);
export const PRICE = jsonRows(stockPrice);

const STORE = { item: 'json', store_name: 'text', store_verified: 'boolean' } as const;
const storeIn = (language: string) =>
  `${ITEM.array('i')} as item, coalesce(case when ${language}::text = 'en' then c.name_en end, c.name) as store_name,
    c.verification = 'verified' as store_verified`;

/** `$1` the lots, `$2` the reader's language. */
export const BY_ID = statement(
  'open_items',
  STORE,
  `select ${storeIn('$2')} from stock_item i join company c on c.id = i.company_id where i.id = any($1::uuid[])`,
);

/** `$1` the lot, `$2` the person and `$3` the company that read; both null for a visitor; `$4` the reader's language. */
export const WHOLE = statement(
  'whole_item',
  {
    ...STORE,
    certificates: 'json',
    photo_count: 'integer',
    interests: 'integer',
    saved: 'boolean',
    requested: 'boolean',
    prices: 'json',
  },
  `select ${storeIn('$4')},
    ${attachedFiles('stock_certificate', 'i.id')} as certificates,
    (select count(*)::int from file_attachment a where a.record_type = 'stock_photo' and a.record_id = i.id) as photo_count,
    (select count(*)::int from interest n
      where n.record_type = 'stock' and n.record_id = i.id::text) as interests,
    exists (select 1 from interest n
      where n.account_id = $2 and n.record_type = 'stock' and n.record_id = i.id::text) as saved,
    exists (select 1 from stock_question q
      where q.company_id = $3 and q.item_id = i.id) as requested,
    (select coalesce(json_agg(${PRICE.array('p')} order by p.at), '[]') from (select * from stock_price s
      where s.item_id = i.id order by s.at limit 100) p) as prices
   from stock_item i join company c on c.id = i.company_id where i.id = $1`,
);
