import { queryOptions } from '@tanstack/react-query';
import { getHomeFigures } from '../../../../contract/routes/content';
import { call } from '../../../api/call';
import type { Api } from '../../../api/createApi';

/** Counts for the first page, which visitors read too. */
export const homeQueries = (api: Api) => ({
  figures: () =>
    queryOptions({
      queryKey: ['homeFigures'],
      queryFn: ({ signal }) => call(getHomeFigures, {}, { api, signal }),
    }),
});
