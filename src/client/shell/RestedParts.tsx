import { Toaster } from '../ui/Toaster';
import { useSupportChat } from './chat/useSupportChat';

/** What nobody sees or needs before the page has come to rest; a toast that is raised waits for it. */
export function RestedParts() {
  useSupportChat();
  return <Toaster />;
}
