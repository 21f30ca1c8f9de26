import type { Right } from '../../contract/rights';

/** Who is asking: read again for every request, so that a revoked login or a deactivated member is refused at once. */
export interface Session {
  login_id: string;
  account_id: string;
  company_id: string;
  is_test: boolean;
  name: string;
  email: string;
  company_name: string;
  member_status: 'active' | 'pending' | 'deactivated';
  company_complete: boolean;
  /** What the person may do in the company, for absent members too whose deputy the person is now. */
  rights: readonly Right[];
  /** Those of the own role or ownership, without what absent members lend: only these can be given to others. */
  held_rights: readonly Right[];
  /** An API key instead of a person; `account_id` and `login_id` are both those of the key. */
  is_machine: boolean;
  fresh_until: Date | null;
  /** The company requires a second factor, and the person has none. */
  factor_missing: boolean;
  /** The database's time when this was read. */
  read_at: Date;
}
