import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '../../contract/endpoint';
import type { ExportStarted } from '../../contract/entities/fileExport';
import type { FileAnswer } from '../../contract/fileAnswer';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';
import { exportKeys } from './fileExport';

/**
 * Fetches the file of an endpoint, or tells of the export that makes it; what becomes of either is the screen's to say. A
 * failure is told by a toast.
 */
export function useDownload<E extends Endpoint>(endpoint: E) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EndpointInput<E>) => call(endpoint, input, { api }) as Promise<FileAnswer | ExportStarted>,
    onSuccess: (answer) => ('export' in answer ? client.invalidateQueries({ queryKey: exportKeys.all() }) : undefined),
  });
}
