import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelExport, listExports, repeatExport } from '../../contract/endpoints/fileExport';
import type { FileExport } from '../../contract/entities/fileExport';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { keysOf, SCOPES } from './keys';

export const exportKeys = keysOf(SCOPES.fileExport);

/** While something is being made. */
const WATCH_MS = 2_000;

/** Whether an export has not ended yet. */
export const isUnderWay = ({ state }: FileExport): boolean => state === 'waiting' || state === 'running';

/** The person's exports, asked for again while one of them is under way. */
export const exportsQuery = (api: Api) =>
  queryOptions({
    queryKey: exportKeys.lists(),
    queryFn: ({ signal }) => call(listExports, {}, { api, signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? WATCH_MS : false),
  });

function useExportChange(endpoint: typeof cancelExport) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (export_id: string) => call(endpoint, { params: { export_id } }, { api }),
    onSettled: () => client.invalidateQueries({ queryKey: exportKeys.all() }),
  });
}

/** Stops the making of a file. */
export const useCancelExport = () => useExportChange(cancelExport);

/** Makes a file again. */
export const useRepeatExport = () => useExportChange(repeatExport);
