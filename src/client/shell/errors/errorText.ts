import type { TFunction } from 'i18next';
import { ApiError } from '../../api/ApiError';

/** The message that shows a failure to the reader; `t` is that of the namespace `shell`. */
export function errorText(error: unknown, t: TFunction<'shell'>): string {
  if (!(error instanceof ApiError)) return t('error.unknown');
  if (error.unsent) return t(`error.unsent.${error.unsent}`);
  if (error.timedOut) return t('error.timeout');
  if (error.message !== '') return error.message;
  return error.status === null ? t('error.offline') : t('error.unknown');
}
