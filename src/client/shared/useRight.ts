import { useQuery } from '@tanstack/react-query';
import type { Right } from '../../contract/rights';
import { useApi } from '../api/ApiProvider';
import { rightsQuery } from '../queries/rights';

/** Whether the reader has a right; yes until that is known, so a page that asks fetches the rights before it is shown. */
export function useRight(right: Right): boolean {
  const { data } = useQuery(rightsQuery(useApi()));
  return data?.rights.includes(right) ?? true;
}

/** The rights of the reader; null until they are known, for what is shown to those alone who may use it. */
export function useRights(): readonly Right[] | null {
  return useQuery(rightsQuery(useApi())).data?.rights ?? null;
}
