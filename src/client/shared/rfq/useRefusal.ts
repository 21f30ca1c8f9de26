import { useTranslation } from 'next-i18next/pages';

/** The server's sentence for a failed action, to stay by it; a general one when it sent none. */
export function useRefusal(error: Error | null): string | undefined {
  const { t } = useTranslation('rfq');
  if (!error) return undefined;
  return error.message || t('failed');
}
