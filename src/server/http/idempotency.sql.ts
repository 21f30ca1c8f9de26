import { statement } from '../db/statement';

/** Of all: `$1` whose key, `$2` of which call, `$3` the key. `$4` is the hash of the body. */
export const CLAIM = statement(
  'claim_key',
  { taken: 'boolean' },
  `insert into idempotency as taken (account_key, endpoint, key, body_hash, response, created_at)
   values ($1, $2, $3, $4, null, app_now())
   on conflict (account_key, endpoint, key) do update
     set body_hash = excluded.body_hash, response = null, created_at = excluded.created_at
     where taken.created_at < excluded.created_at - interval '1 day'
   returning true as taken`,
);

export const EARLIER = statement(
  'earlier_answer',
  { body_hash: 'text', response: 'jsonb?' },
  'select body_hash, response from idempotency where account_key = $1 and endpoint = $2 and key = $3',
);

/** Keeps an answer (`$4`) under its key. */
export const KEEP_ANSWER = statement(
  'keep_answer',
  {},
  'update idempotency set response = $4::jsonb where account_key = $1 and endpoint = $2 and key = $3',
);

export const ANSWERED = statement(
  'answered_key',
  { answered: 'boolean' },
  `select true as answered from idempotency
   where account_key = $1 and endpoint = $2 and key = $3 and created_at > app_now() - interval '23 hours'`,
);

export const SPEND = statement(
  'spend_key',
  { spent: 'boolean' },
  `insert into idempotency (account_key, endpoint, key, body_hash, response, created_at)
   values ($1, $2, $3, $4, null, app_now())
   on conflict (account_key, endpoint, key) do nothing
   returning true as spent`,
);
