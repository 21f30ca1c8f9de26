import { useMutation } from '@tanstack/react-query';
import { mergeAnswerSheet } from '../../contract/endpoints/answerSheet';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';

/** Lays a filled answer sheet over a request; failures are told by the dialog it was dropped on. */
export function useMergeAnswerSheet(rfq_number_id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (file: { name: string; content: string }) =>
      call(mergeAnswerSheet, { params: { rfq_number_id }, body: { file } }, { api }),
    meta: { silent: true },
  });
}
