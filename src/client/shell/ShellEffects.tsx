import { useAudienceOfRoute } from './audience/useAudience';
import { useMergeCart } from './cart/useMergeCart';
import { useSupportChat } from './chat/useSupportChat';
import { useFirstLanguage } from './language/useLanguage';
import { usePushSocket } from './push/usePushSocket';
import { useRouteNotes } from './route/useRouteNotes';
import { useTracking } from './tracking/useTracking';

/** What runs beside every page and shows nothing. */
export function ShellEffects() {
  useFirstLanguage();
  useRouteNotes();
  useAudienceOfRoute();
  useTracking();
  usePushSocket();
  useMergeCart();
  useSupportChat();
  return null;
}
