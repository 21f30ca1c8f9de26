import { useTranslation } from 'next-i18next/pages';
import { hasCode } from '../../api/ApiError';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { useErrorText } from './useErrorText';

/** The sentence for a failed step; a record changed elsewhere was fetched again, and it says so. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('project');
  const errorText = useErrorText();
  return (error) => (hasCode(error, ERROR_CODES.STALE_VERSION) ? t('changedElsewhere') : errorText(error));
}
