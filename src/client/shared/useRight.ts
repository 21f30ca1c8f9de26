import { useQuery } from '@tanstack/react-query';
import type { Right } from '../../contract/rights';
import { useApi } from '../api/ApiProvider';
import { peopleQueries } from '../queries/people';

/** Whether the reader has a right; yes until that is known, so a page that asks fetches the rights before it is shown. */
export function useRight(right: Right): boolean {
  const { data } = useQuery(peopleQueries(useApi()).rights());
  return data?.rights.includes(right) ?? true;
}
