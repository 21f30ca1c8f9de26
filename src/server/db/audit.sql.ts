import { statement } from './statement';

export const WRITE = statement('audit_write', { audit_write: 'void' }, 'select audit_write($1::jsonb)');

export const FORGET = statement(
  'audit_forget',
  {},
  `with traces as (delete from audit_trace where account_id = $1::uuid)
   delete from audit_actor where account_id = $1::uuid`,
);
