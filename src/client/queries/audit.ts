import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AuditGroup } from '../../contract/auditKinds';
import { listAudit } from '../../contract/routes/company';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { byCursor } from './byCursor';
import { SCOPES } from './keys';

export interface AuditFilter {
  group?: AuditGroup;
  /** Days in Seoul. */
  from?: string;
  until?: string;
}

/** Of whatever filter; what others do adds to the log all the time. */
export const auditKey = () => [SCOPES.member, 'audit'] as const;

/** The company's audit log, page by page. Only owners are answered. */
export const auditQuery = (api: Api, filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [...auditKey(), filter],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: { ...filter, cursor: pageParam ?? undefined, limit: 50 } }, { api, signal }),
    ...byCursor,
  });
