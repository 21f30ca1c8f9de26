import { queryOptions } from '@tanstack/react-query';
import { getRights } from '../../contract/routes/reader';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { SCOPES } from './keys';

export const rightsKey = [SCOPES.member, 'people', 'rights'] as const;

/** What the reader may do in the company. */
export const rightsQuery = (api: Api) =>
  queryOptions({ queryKey: rightsKey, queryFn: ({ signal }) => call(getRights, {}, { api, signal }) });
