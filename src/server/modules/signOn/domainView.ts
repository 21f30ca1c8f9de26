import type { SignOnDomain } from '../../../contract/entities/signOn';
import { DOMAIN_LABEL, DOMAIN_VALUE } from '../../../contract/signOnChoices';
import type { DomainRow } from './domain.repository';

/** Where the TXT record of a domain stands. */
export const recordName = (domain: string): string => `${DOMAIN_LABEL}.${domain}`;

/** What it says. */
export const recordValue = (token: string): string => `${DOMAIN_VALUE}${token}`;

/** A domain as its owners see it. */
export const presentDomain = (row: DomainRow): SignOnDomain => ({
  id: row.id,
  domain: row.domain,
  state: row.proven_at === null ? 'waiting' : row.missing_since ? 'missing' : 'proven',
  record_name: recordName(row.domain),
  record_value: recordValue(row.token),
  proven_at: row.proven_at?.toISOString() ?? null,
  checked_at: row.checked_at?.toISOString() ?? null,
});
