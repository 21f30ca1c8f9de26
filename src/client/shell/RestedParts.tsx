import { useEffect } from 'react';
import { Toaster } from '../ui/Toaster';
import { useSupportChat } from './chat/useSupportChat';
import { keepFonts } from './fonts/keepFonts';
import { useOfflineStay } from './route/useOfflineStay';

/** What nobody sees or needs before the page has come to rest; a toast that is raised waits for it. */
export function RestedParts() {
  useSupportChat();
  useOfflineStay();
  useEffect(() => {
    // A type that could not be fetched is asked for again by the next page.
    keepFonts().catch(() => undefined);
    // What people who never came back left unsaved goes in time.
    import('./autosave/workCopies').then(({ dropOldCopies }) => dropOldCopies()).catch(() => undefined);
  }, []);
  return <Toaster />;
}
