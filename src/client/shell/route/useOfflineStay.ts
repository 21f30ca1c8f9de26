import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast';

/**
 * Keeps the reader on the page while the device has no network: a page whose script does not come would else be asked
 * for as a document, and the browser's own page of failure takes the place of what was read or typed.
 */
export function useOfflineStay(): void {
  const { events } = useRouter();
  const { t } = useTranslation('shell');
  const text = t('error.offline');
  useEffect(() => {
    const stay = (error: Error & { cancelled?: boolean }) => {
      if (navigator.onLine || error.cancelled) return;
      toast.error(text, { id: 'offline' });
      // The router offers no other way to stop a navigation than to throw.
      throw Object.assign(new Error('The reader stays.'), { cancelled: true });
    };
    events.on('routeChangeError', stay);
    return () => events.off('routeChangeError', stay);
  }, [events, text]);
}
