import { useMutation } from '@tanstack/react-query';
import type { Language } from '../../contract/constants';
import { patchLanguage } from '../../contract/endpoints/profile';
import { useApi } from '../api/ApiProvider';
import { call } from '../api/call';

/** Keeps the language mails are written in. That it failed is nobody's concern: the next login tells it again. */
export function useKeepLanguage() {
  const api = useApi();
  return useMutation({
    meta: { silent: true },
    mutationFn: (language: Language) => call(patchLanguage, { body: { language } }, { api }),
  });
}
