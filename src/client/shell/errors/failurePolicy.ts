import { LEGACY_USER_MCODE, SECOND_FACTOR_MISSING_MCODE } from '../../../contract/constants';
import { ApiError, hasCode } from '../../api/ApiError';
import { isCancelled } from '../../api/isCancelled';
import { profileKeys } from '../../queries/profile';
import type { Failure } from '../queryClient';

/** What the shell does about a failed query or mutation, in this order. */
export interface FailureActions {
  report: (failure: Failure) => void;
  toRegacy: () => void;
  clearLogin: () => void;
  /** The company began to require a second factor: person and rights are fetched again. */
  askAgain: () => void;
  toast: (error: ApiError) => void;
}

/** The profile itself: what hangs on it, such as sale materials, has keys that begin with its own. */
function isProfile(queryKey: Failure['queryKey']): boolean {
  return JSON.stringify(queryKey) === JSON.stringify(profileKeys.all());
}

/** A profile refused with a message; a server that is out of order or too busy refuses nobody, whatever it says. */
function isRefusal({ status, message }: ApiError): boolean {
  return message !== '' && status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/**
 * Reports every failure; sends a user without company data to complete it before anything is shown; ends a login whose
 * profile is refused with a message; shows the answer's message, or that of a timeout, as a toast.
 */
export function handleFailure(failure: Failure, actions: FailureActions): void {
  const { error, kind, queryKey, silent } = failure;
  if (!(error instanceof ApiError)) {
    if (!isCancelled(error)) actions.report(failure);
    return;
  }
  if (!error.unfit) actions.report(failure);
  if (hasCode(error, LEGACY_USER_MCODE)) return actions.toRegacy();
  if (hasCode(error, SECOND_FACTOR_MISSING_MCODE)) return actions.askAgain();
  if (isProfile(queryKey) && isRefusal(error)) actions.clearLogin();
  if (silent) return;
  // A query that got no answer shows that on its own place; an action without an answer would go unnoticed.
  if (error.timedOut || error.message !== '' || kind === 'mutation') actions.toast(error);
}
