import { v7 as uuid } from 'uuid';
import { signAccessToken } from '../../src/server/http/accessToken';
import type { Api } from './http';
import { Caller } from './people';
import type { TestServer } from './startServer';

/** The secret that the servers of a crowd share. */
export const CROWD_SECRET = 'a-secret-of-thirty-two-bytes-or-more-for-tests';

/**
 * Many companies at once with a signed-in person and an address each, put into the database as joining would leave them:
 * joining two hundred times through mails would take longer than what is to be tested.
 */
export async function crowd(server: TestServer, model: Caller, size: number, apis: readonly Api[]) {
  const secret = new TextEncoder().encode(CROWD_SECRET);
  const people = Array.from({ length: size }, (_, index) => ({
    company: uuid(),
    account: uuid(),
    login: uuid(),
    address: uuid(),
    number: String(1_000_000_000 + index),
  }));
  for (const one of people) {
    const values = [one.company, one.account, one.login, one.address, one.number, model.email];
    await server.sql(
      `with model as (select a.*, c.address as company_address from account a join company c on c.id = a.company_id where a.email = $6),
       c as (insert into company (id, is_test, registration_number, name, address, ceo, created_at)
         select $1::uuid, is_test, $5, 'buyer ' || $5, company_address, 'ceo', now() from model returning id),
       a as (insert into account (id, is_test, company_id, email, password_hash, name, phone_code, phone, department, title,
           member_status, marketing_approval, language, email_verified_at, created_at)
         select $2::uuid, is_test, $1::uuid, $5 || '@stlbs.test', password_hash, name, phone_code, phone, department, title,
           'active', false, 'ko', now(), now() from model returning id),
       l as (insert into login (id, account_id, user_agent, created_at) select $3::uuid, $2::uuid, 'test', now() from a returning id)
       insert into delivery_address (id, is_test, company_id, label, recipient, phone, postal_code, address, is_default, version, created_at)
         select $4::uuid, is_test, $1::uuid, 'site', 'a', '010-0000-0000', '', 'b', true, 1, now() from model`,
      values,
    );
  }
  return Promise.all(
    people.map(async ({ login, account, address }, index) => {
      const api = apis[index % apis.length];
      if (!api) throw new Error('no server');
      const caller = new Caller(api);
      caller.token = await signAccessToken(secret, { login_id: login, account_id: account });
      return { caller, address };
    }),
  );
}

/** Lots that are not what their ledger and their reservations say, or that are out of their bounds. */
export const DISAGREEING_LOTS = `select s.id, s.on_hand, s.reserved, s.open_qty, m.hand, m.held, r.held as reservations from stock_item s
  left join lateral (select coalesce(sum(on_hand_delta), 0) as hand, coalesce(sum(reserved_delta), 0) as held
    from stock_movement where item_id = s.id) m on true
  left join lateral (select coalesce(sum(qty - shipped_qty), 0) as held
    from stock_reservation where item_id = s.id and not released) r on true
  where s.on_hand <> m.hand or s.reserved <> m.held or s.reserved <> r.held
    or s.reserved < 0 or s.reserved > s.on_hand or s.open_qty < 0 or s.open_qty > s.on_hand - s.reserved`;

/** Whether every lot is what its ledger and its reservations say, and within its bounds. */
export async function disagreements(server: TestServer): Promise<unknown[]> {
  return server.sql(DISAGREEING_LOTS);
}
