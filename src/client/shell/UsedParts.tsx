import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { toast } from 'react-hot-toast';
import { fetchMenus } from '../ui/Menu';
import { Toaster } from '../ui/Toaster';
import { windows } from '../ui/windows';
import { ReloadNotice } from './ReloadNotice';
import { useApi } from '../api/ApiProvider';
import { useOpenedNotice } from './device/useOpenedNotice';
import { useOfflineReading } from './offline/useOfflineReading';
import { STAYS_OFFLINE } from './offline/staysOffline';
import { useSession } from './session/useSession';
import { retryFailedReads } from './retryFailedReads';

/** What a page needs once somebody uses it, and a member's page from the start; a toast that is raised waits for it. */
export function UsedParts() {
  useOfflineWords();
  useRenewedPush();
  useOpenedNotice();
  useOfflineReading();
  const client = useQueryClient();
  useEffect(() => retryFailedReads(client), [client]);
  useEffect(() => {
    // What people who never came back left unsaved goes in time.
    import('./autosave/workCopies').then(({ dropOldCopies }) => dropOldCopies()).catch(() => undefined);
    // Also where only parts with scripts of their own have windows: a press waits for one script, not for two in turn.
    void windows.fetchAhead();
    void fetchMenus();
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

/** Says that the reader stays on the page, since there is no network. */
function useOfflineWords(): void {
  const { t } = useTranslation('shell');
  const text = t('error.offline');
  useEffect(() => {
    const say = () => void toast.error(text, { id: 'offline' });
    window.addEventListener(STAYS_OFFLINE, say);
    return () => window.removeEventListener(STAYS_OFFLINE, say);
  }, [text]);
}
