import { useMutation } from '@tanstack/react-query';
import { applyForJob } from '../../contract/endpoints/application';
import type { JobApplication } from '../../contract/entities/application';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';

/** Sends an application; the key makes a second press after a lost answer the same application. */
export function useApply(idempotencyKey: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (body: JobApplication) => call(applyForJob, { body }, { api, idempotencyKey }),
    // The form tells what failed beside the fields.
    meta: { silent: true },
  });
}
