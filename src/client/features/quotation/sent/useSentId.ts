import { useRoute } from '../../../shell/useRoute';

/** Number of the request that the address speaks of; '' when it names none. */
export function useSentId(): string {
  const { query } = useRoute();
  return query.rfq ?? query.id ?? '';
}
