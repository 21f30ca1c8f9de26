import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Toaster } from '../ui/Toaster';
import { ReloadNotice } from './ReloadNotice';
import { useSupportChat } from './chat/useSupportChat';
import { FONT_SHEET, FONTS_KEPT } from './fonts/fontSheet';
import { neededFiles } from './fonts/neededFiles';
import { useApi } from '../api/ApiProvider';
import { registerWorker } from './device/registerWorker';
import { useOpenedNotice } from './device/useOpenedNotice';
import { forgetReader } from './offline/keptPages';
import { useOfflineReading } from './offline/useOfflineReading';
import { useSession } from './session/useSession';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { toast } from 'react-hot-toast';
import { retryFailedReads } from './retryFailedReads';

/** What nobody sees or needs before the page has come to rest; a toast that is raised waits for it. */
export function RestedParts() {
  useSupportChat();
  useOfflineStay();
  useServiceWorker();
  useOpenedNotice();
  useOfflineReading();
  const client = useQueryClient();
  useEffect(() => retryFailedReads(client), [client]);
  useEffect(() => {
    // A type that could not be fetched is requested again by the next page.
    keepFonts().catch(() => undefined);
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

/** For every reader, once the page rests: a page that has no network is answered by the service worker from then on. */
function useServiceWorker(): void {
  const { status, profile } = useSession();
  const api = useApi();
  const reader = profile?.id;
  useEffect(() => void registerWorker(), []);
  useEffect(() => {
    if (!reader || !('Notification' in window)) return;
    import('./device/renewPush').then(({ renewPush }) => renewPush(api, reader)).catch(() => undefined);
  }, [api, reader]);
  useEffect(() => {
    // The login may have ended while no page was open.
    if (status === 'out') forgetReader().catch(() => undefined);
  }, [status]);
}

/** Fetches the subsets that this page's words need, so that the next one can be drawn with them at once. */
async function keepFonts(): Promise<void> {
  if (localStorage.getItem(FONTS_KEPT) !== null) return;
  const words = document.getElementById('__next')?.textContent ?? '';
  const sheet = await fetch(FONT_SHEET);
  if (!sheet.ok) return;
  const files = neededFiles(await sheet.text(), words);
  const answers = await Promise.all(files.map((file) => fetch(file, { priority: 'low' })));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  if (answers.every(({ ok }) => ok)) localStorage.setItem(FONTS_KEPT, '1');
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
