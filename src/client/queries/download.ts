import { useMutation } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '../../contract/endpoint';
import type { FileAnswer } from '../../contract/fileAnswer';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';

/** Fetches the file of an endpoint; what becomes of it is the screen's to say. A failure is told by a toast. */
export function useDownload<E extends Endpoint>(endpoint: E) {
  const api = useApi();
  return useMutation({
    mutationFn: (input: EndpointInput<E>) => call(endpoint, input, { api }) as Promise<FileAnswer>,
  });
}
