import { type ReactNode, useState } from 'react';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { hasCode } from '../../api/ApiError';
import { ReauthDialog } from './ReauthDialog';

export interface Action<Input> {
  /** Runs it; true when it is done. Without a recent authentication it requires the password, then tries again. */
  run: (input: Input) => Promise<boolean>;
  busy: boolean;
  /** Why it was refused. That the password prompt was closed is no failure. */
  failure: unknown;
  /** Forgets the refusal, once what was refused is being changed. */
  clear: () => void;
  /** The prompt, to be drawn by the screen. */
  prompt: ReactNode;
}

const needsRecentAuthentication = (error: unknown) => hasCode(error, ERROR_CODES.FRESH_LOGIN_NEEDED);

/** A change of one's own data, with the password prompt that some changes need. */
export function useConfirmedAction<Input>(act: (input: Input) => Promise<unknown>): Action<Input> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [answer, setAnswer] = useState<((fresh: boolean) => void) | null>(null);

  const askPassword = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (fresh: boolean) => {
        setAnswer(null);
        resolve(fresh);
      });
    });
  const run = async (input: Input) => {
    setBusy(true);
    setFailure(null);
    try {
      await act(input).catch(async (error: unknown) => {
        if (!needsRecentAuthentication(error) || !(await askPassword())) throw error;
        await act(input);
      });
      return true;
    } catch (error) {
      setFailure(needsRecentAuthentication(error) ? null : error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const prompt = answer && <ReauthDialog onClose={() => answer(false)} onConfirmed={() => answer(true)} />;
  return { run, busy, failure, clear: () => setFailure(null), prompt };
}
