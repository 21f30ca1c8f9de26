import { queryOptions } from '@tanstack/react-query';
import type { EndpointRoute } from '../../contract/endpoint';
import type { EndpointInput } from '../../contract/operationTypes';
import { cancelExport, listExports, repeatExport } from '../../contract/routes/file';
import type { ExportStarted, FileExport } from '../../contract/entities/fileExport';
import type { FileAnswer } from '../../contract/fileAnswer';
import { call } from '../api/call';
import type { Api } from '../api/createApi';
import { keysOf, SCOPES } from './keys';
import { useApiMutation } from './mutation';

const keys = keysOf(SCOPES.fileExport);

/** While something is being made. */
const WATCH_MS = 2_000;

/** Whether an export has not ended yet. */
export const isUnderWay = ({ state }: FileExport): boolean => state === 'waiting' || state === 'running';

/** The person's exports, fetched again while one of them is under way. */
export const exportsQuery = (api: Api) =>
  queryOptions({
    queryKey: keys.lists(),
    queryFn: ({ signal }) => call(listExports, {}, { api, signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? WATCH_MS : false),
  });

function useExportChange(endpoint: typeof cancelExport | typeof repeatExport) {
  return useApiMutation({
    call: (send, export_id: string) => send(endpoint, { params: { export_id } }),
    staleAlways: [keys.all()],
  });
}

/** Stops the making of a file. */
export const useCancelExport = () => useExportChange(cancelExport);

/** Makes a file again. */
export const useRepeatExport = () => useExportChange(repeatExport);

/**
 * Fetches the file of an endpoint, or returns the export that makes it; the screen shows what becomes of either. A
 * toast shows a failure.
 */
export const useDownload = <E extends EndpointRoute>(endpoint: E) =>
  useApiMutation({
    call: (send, input: EndpointInput<E>) => send(endpoint, input) as Promise<FileAnswer | ExportStarted>,
    stale: (answer) => ('export' in answer ? [keys.all()] : []),
  });
