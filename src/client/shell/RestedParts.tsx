import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { late } from '../ui/late';
import { publicEnv } from '../env';
import { FONT_SHEET, FONTS_KEPT } from './fonts/fontSheet';
import { neededFiles } from './fonts/neededFiles';
import { registerWorker } from './device/registerWorker';
import { forgetReader } from './offline/forgetReader';
import { STAYS_OFFLINE } from './offline/staysOffline';
import { useSession } from './session/useSession';

const SupportChat = late(() => import('./chat/SupportChat').then((part) => part.SupportChat));

/** What every page has beside it once it rests, whether its reader does anything or not. */
export function RestedParts() {
  const { status } = useSession();
  useOfflineStay();
  // For every reader: a page that has no network is answered by the service worker from then on.
  useEffect(() => void registerWorker(), []);
  useEffect(() => {
    // The login may have ended while no page was open.
    if (status === 'out') forgetReader().catch(() => undefined);
  }, [status]);
  useEffect(() => {
    // A type that could not be fetched is requested again by the next page.
    keepFonts().catch(() => undefined);
  }, []);
  return publicEnv().channelPluginKey !== null && <SupportChat />;
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
  useEffect(() => {
    const stay = (error: Error & { cancelled?: boolean }) => {
      if (navigator.onLine || error.cancelled) return;
      window.dispatchEvent(new Event(STAYS_OFFLINE));
      // The router offers no other way to stop a navigation than to throw.
      throw Object.assign(new Error('The reader stays.'), { cancelled: true });
    };
    events.on('routeChangeError', stay);
    return () => events.off('routeChangeError', stay);
  }, [events]);
}
