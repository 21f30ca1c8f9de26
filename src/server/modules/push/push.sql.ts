import { statement } from '../../db/statement';

/** How many notifications of the person `$1` are unread, and the newest. */
export const STATUS = statement(
  'push_status',
  { unread: 'integer', latest_id: 'uuid?' },
  `select (select count(*)::int from push p where p.account_id = $1 and p.read_at is null) as unread,
    (select p.id from push p where p.account_id = $1 order by p.id desc limit 1) as latest_id`,
);
