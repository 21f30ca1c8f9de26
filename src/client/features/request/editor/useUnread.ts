import { useReducer, useState } from 'react';
import { leadTo, PASTED_TEXT } from './leadTo';

/**
 * Pasted text that is not read yet, and the way to it: `leave` closes the window that says so, `toLines` resolves once the
 * lines are in sight.
 */
export function useUnread(leave: () => void, toLines?: () => Promise<void>) {
  const [unread, setUnread] = useState(false);
  const [pasteOpened, openPaste] = useReducer((times: number) => times + 1, 0);
  const show = () => {
    openPaste();
    leadTo(PASTED_TEXT, leave, toLines);
  };
  return {
    pasteOpened,
    setUnread,
    /** Leads to pasted text that is not read yet; null while there is none. */
    showUnread: unread ? show : null,
  };
}
