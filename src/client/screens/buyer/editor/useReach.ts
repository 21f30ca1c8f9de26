import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { RfqReach } from '../../../../contract/endpoints/rfqReach';
import { useApi } from '../../../api/ApiProvider';
import { rfqQueries } from '../../../queries/rfq';
import type { Draft } from './useDraft';

/** Whom the draft would go to, asked of the server after it has all that was typed; each `look` asks anew. */
export function useReach({ flush }: Pick<Draft, 'flush'>): { reach: UseQueryResult<RfqReach>; look: () => void } {
  const [looks, setLooks] = useState(0);
  const reach = useQuery(rfqQueries(useApi()).reach(looks, flush));
  return { reach, look: () => setLooks(looks + 1) };
}
