import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { QuotationInput, SellerRequest } from '../../../../contract/entities/quotation';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { hasCode } from '../../../api/ApiError';
import { paths } from '../../../paths';
import { useSubmitQuotation } from '../../../queries/quotation';
import { useRequestQuotationApproval } from '../../../queries/quotationApproval';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { inputOf, problemsOf, type QuoteForm } from './quoteForm';
import type { QuoteFormState } from './useQuoteForm';

/** What keeps the form from being sent: named only once somebody tried to, and then a frame after what is typed. */
function useProblems(request: SellerRequest, form: QuoteForm) {
  const [attempt, setAttempt] = useState(0);
  const settled = useDeferredValue(form);
  const problems = useMemo(() => (attempt > 0 ? problemsOf(settled, request) : []), [attempt, settled, request]);
  /** Whether the form can be sent as it is now. */
  const check = () => {
    const good = problemsOf(form, request).length === 0;
    setAttempt(good ? 0 : attempt + 1);
    return good;
  };
  return { problems, attempt, check };
}

/** Checks, asks and sends the quotation, or asks for its approval, and says what became of it. */
export function useSubmitting(request: SellerRequest, state: QuoteFormState, onLate: () => void) {
  const { form, autosave } = state;
  const router = useRouter();
  const { t } = useTranslation('seller');
  const errorText = useErrorText();
  const submit = useSubmitQuotation();
  const approval = useRequestQuotationApproval();
  const { problems, attempt, check } = useProblems(request, form);
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  /** It could not be saved, so it was not sent either. */
  const [unsaved, setUnsaved] = useState<unknown>(null);
  /** The dialog stands open. Closed before anything left, nothing leaves. */
  const requested = useRef(false);

  const show = (open: boolean) => {
    requested.current = open;
    setAsking(open);
  };
  const ask = () => {
    if (!check()) return;
    submit.reset();
    approval.reset();
    setUnsaved(null);
    show(true);
  };

  const fail = (error: unknown) => {
    const late = hasCode(error, ERROR_CODES.DEADLINE_PASSED);
    const amended = hasCode(error, ERROR_CODES.RFQ_AMENDED);
    const stale = hasCode(error, ERROR_CODES.STALE_VERSION);
    // A rule was stated meanwhile: the window asks for approval then.
    const needed = hasCode(error, ERROR_CODES.APPROVAL_NEEDED);
    if (late || amended) show(false);
    // The refused quotation was kept as a draft: saving goes on from there. The notices above the form say why.
    if (late || amended || needed) void state.catchUp();
    if (late) onLate();
    // The window stays and says that nothing was sent; what it would send becomes what the server has.
    if (stale) void autosave.merge();
  };

  /** A save under way would change the version below the submission. */
  const saved = async () => {
    try {
      await autosave.flush();
      return true;
    } catch (error) {
      setUnsaved(error);
      return false;
    }
  };

  /** Sends what the form says now; closed before anything left, nothing leaves. */
  const sent = async (go: (input: QuotationInput) => Promise<string>) => {
    setSending(true);
    setUnsaved(null);
    try {
      if (!(await saved())) return;
      if (!requested.current) return;
      const input = inputOf(form, request, state.version.current, true, state.seenRevision);
      await router.push(await go(input));
    } catch (error) {
      fail(error);
    } finally {
      setSending(false);
    }
  };

  const id = request.rfq_number_id;
  const send = () =>
    sent(async (input) => {
      const answer = await submit.mutateAsync({ id, input });
      state.submitted(answer);
      return (request.rerequest ? paths.seller.reRequestComplete : paths.seller.detailComplete)({ rfq: id });
    });
  /** Asks for approval: nothing goes to the buyer yet. */
  const askForApproval = (reason: string | null) =>
    sent(async (input) => {
      await approval.mutateAsync({ id, body: { ...input, reason } });
      return paths.seller.approval(id);
    });

  const failed = submit.error ?? approval.error;
  const refusal = (error: unknown) =>
    hasCode(error, ERROR_CODES.STALE_VERSION) ? t('confirm.outdated') : errorText(error);
  return {
    problems,
    attempt,
    asking,
    sending,
    ask,
    send: () => void send(),
    request: (reason: string | null) => void askForApproval(reason),
    cancel: () => show(false),
    error: failed ? refusal(failed) : unsaved === null ? undefined : errorText(unsaved),
  };
}
