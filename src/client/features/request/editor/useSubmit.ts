import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useMemo, useState } from 'react';
import { toast } from '../../../ui/toast';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { ApiError, hasCode, isOfflineFailure } from '../../../api/ApiError';
import { paths } from '../../../paths';
import { useSubmitRfq } from '../../../queries/rfq';
import { announceAutosave } from '../../../shell/autosave/autosaveChannel';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { NOTHING_REFUSED, type Problem, problemsOf, refusedLines } from './problems';
import type { TermErrors } from './terms';
import { draftPlace } from './draftPlace';
import type { Draft } from './useDraft';
import { serverNow } from '../../../clock';
import { useOnReconnect } from '../../../ui/useOnReconnect';

/** The last refusal, and the draft it was about: as soon as that changes, it is no longer shown. */
interface SubmitError {
  error: unknown;
  about: { terms: Draft['terms']; lines: Draft['lines'] };
}

/** Sending a draft: what is still missing, the refusal with its places, and the way to the project afterwards. */
export function useSubmit(draft: Draft) {
  const { t } = useTranslation('buyer');
  const errorText = useErrorText();
  const router = useRouter();
  const { mutateAsync: submit } = useSubmitRfq();
  /** When sending was last requested; from then on what is missing is shown, and goes as it is mended. */
  const [checkedAt, setCheckedAt] = useState<number | null>(null);
  const [sending, setSending] = useState(false);
  const [failure, setError] = useState<SubmitError | null>(null);
  const { terms, lines, kept, flush, stop } = draft;
  useOnReconnect(() => setError((last) => (isOfflineFailure(last?.error) ? null : last)));

  const check = (): Problem[] => {
    const now = serverNow();
    setCheckedAt(now);
    return problemsOf(terms, lines, now);
  };

  /**
   * Sends the draft; answers the step where a refusal has its place, or `open` where the page shows none. `wanted` is
   * called once the draft is saved: a window closed until then sends nothing.
   */
  const send = async (wanted: () => boolean): Promise<'done' | 'open' | 'lines' | 'terms'> => {
    setSending(true);
    setError(null);
    try {
      const { rfq_number_id, version } = await flush();
      if (!wanted()) return 'done';
      const sent = await submit({ id: rfq_number_id, version });
      stop();
      announceAutosave({ kind: 'sent', place: draftPlace(rfq_number_id) });
      toast.success(sent.seller_count > 0 ? t('submit.done', { count: sent.seller_count }) : t('submit.none'));
      await router.push(paths.project.detail(rfq_number_id));
      return 'done';
    } catch (error) {
      setError({ error, about: { terms, lines } });
      if (aboutLines(error)) return 'lines';
      return hasFields(error) ? 'terms' : 'open';
    } finally {
      setSending(false);
    }
  };

  const termsStand = failure?.about.terms === terms;
  const linesStand = failure?.about.lines === lines;
  const error = failure?.error;
  const refused = useMemo(
    () => (linesStand && error instanceof ApiError ? refusedLines(error.issues, kept) : NOTHING_REFUSED),
    [linesStand, error, kept],
  );
  const serverTerms = termsStand ? fromServer(error, errorText, t('problem.field')) : {};
  const placed = aboutLines(error) || hasFields(error);
  const problems = checkedAt === null ? [] : problemsOf(terms, lines, checkedAt);
  return {
    check,
    send,
    sending,
    refused,
    termErrors: { ...fromProblems(problems, t), ...serverTerms },
    linesError: linesStand && aboutLines(error) ? errorText(error) : firstLineProblem(problems, t),
    /** What belongs to no field of the screen. */
    generalError: failure && termsStand && linesStand && !placed ? errorText(error) : null,
  };
}

type Words = TFunction<'buyer'>;

function fromProblems(problems: readonly Problem[], t: Words): TermErrors {
  return {
    ...(problems.includes('title') && { title: t('problem.title') }),
    ...(problems.includes('deadline_missing') && { deadline_date: t('problem.deadline_missing') }),
    ...(problems.includes('deadline_past') && { deadline_date: t('problem.deadline_past') }),
    ...(problems.includes('rate') && { usd_krw_rate: t('problem.rate') }),
  };
}

function fromServer(error: unknown, text: (error: unknown) => string, ofField: string): TermErrors {
  if (hasCode(error, ERROR_CODES.RFQ_DEADLINE_PAST)) return { deadline_date: text(error) };
  if (!(error instanceof ApiError)) return {};
  const fields = error.issues.filter(({ path }) => path[0] !== 'lines').map(({ path }) => String(path[0]));
  return Object.fromEntries(fields.map((field) => [field, ofField]));
}

/** Whether a refusal names fields of the page. */
function hasFields(error: unknown): boolean {
  return Object.keys(fromServer(error, String, '')).length > 0;
}

function aboutLines(error: unknown): boolean {
  return hasCode(error, ERROR_CODES.RFQ_NO_LINES) || hasCode(error, ERROR_CODES.RFQ_LINE_INVALID);
}

function firstLineProblem(problems: readonly Problem[], t: Words): string | null {
  const found = problems.find((problem) => problem === 'no_lines' || problem === 'lines');
  return found ? t(`problem.${found}`) : null;
}
