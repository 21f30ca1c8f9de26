import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Toaster } from '../ui/Toaster';
import { ReloadNotice } from './ReloadNotice';
import { useApi } from '../api/ApiProvider';
import { useOpenedNotice } from './device/useOpenedNotice';
import { useOfflineReading } from './offline/useOfflineReading';
import { useSession } from './session/useSession';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { toast } from 'react-hot-toast';
import { retryFailedReads } from './retryFailedReads';

/** What a page needs once somebody uses it, and a member's page from the start; a toast that is raised waits for it. */
export function UsedParts() {
  useOfflineStay();
  useRenewedPush();
  useOpenedNotice();
  useOfflineReading();
  const client = useQueryClient();
  useEffect(() => retryFailedReads(client), [client]);
  useEffect(() => {
    // What people who never came back left unsaved goes in time.
    import('./autosave/workCopies').then(({ dropOldCopies }) => dropOldCopies()).catch(() => undefined);
  }, []);
  return (
    <>
      <Toaster />
      <ReloadNotice />
    </>
  );
}

/** Keeps the push address of this device fresh. */
function useRenewedPush(): void {
  const { profile } = useSession();
  const api = useApi();
  const reader = profile?.id;
  useEffect(() => {
    if (!reader || !('Notification' in window)) return;
    import('./device/renewPush').then(({ renewPush }) => renewPush(api, reader)).catch(() => undefined);
  }, [api, reader]);
}

/**
 * Keeps the reader on the page while the device has no network: a page whose script does not come would else be requested
 * as a document, and the browser's own page of failure takes the place of what was read or typed.
 */
function useOfflineStay(): void {
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
