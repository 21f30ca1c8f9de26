import type { TFunction } from 'i18next';
import { ApiError } from '../../api/ApiError';

/** What to tell the reader of a failure; `t` is that of the namespace `shell`. */
export function errorText(error: unknown, t: TFunction<'shell'>): string {
  if (!(error instanceof ApiError)) return t('error.unknown');
  if (error.unsent) return t(`error.unsent.${error.unsent}`);
  if (error.timedOut) return t('error.timeout');
  if (error.message !== '') return error.message;
  return error.status === null ? t('error.offline') : t('error.unknown');
}
