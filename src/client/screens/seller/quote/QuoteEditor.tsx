import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { sellerRequestKeys } from '../../../queries/quotation';
import { Stack } from '../../../ui/Stack';
import { useStage } from '../useStage';
import { ProblemList } from './ProblemList';
import { QuoteFoot } from './QuoteFoot';
import { QuoteHead } from './QuoteHead';
import { QuoteLines } from './QuoteLines';
import { QuoteNotices } from './QuoteNotices';
import { QuoteSummaryBar } from './QuoteSummaryBar';
import { QuoteTermsForm } from './QuoteTermsForm';
import type { QuoteRow } from './quoteRow';
import type { QuoteTerms } from './quoteTerms';
import { SubmitDialog } from './SubmitDialog';
import { usePastPrices } from './usePastPrices';
import { useQuoteForm } from './useQuoteForm';
import { useQuoteSums } from './useQuoteSums';
import { useSubmitting } from './useSubmitting';
import { useToldClosed } from './useToldClosed';

/** The quotation being written: terms, grid, totals, and the way to send it. Its parts draw only what changed. */
export function QuoteEditor({ request }: { request: SellerRequest }) {
  const client = useQueryClient();
  const [late, setLate] = useState(false);
  const known = useStage(request);
  const stage = late ? 'passed' : known;
  useToldClosed(request, stage);
  const state = useQuoteForm(request);
  const { form, change, changeFiles, saving } = state;
  const sums = useQuoteSums(form);
  const past = usePastPrices(request.rfq_number_id);
  const submitting = useSubmitting(request, state, () => {
    setLate(true);
    void client.invalidateQueries({ queryKey: sellerRequestKeys.all() });
  });
  const ask = useRef(submitting.ask);
  useEffect(() => {
    ask.current = submitting.ask;
  });
  const submit = useCallback(() => ask.current(), []);
  const changeTerms = useCallback((terms: QuoteTerms) => change({ terms }), [change]);
  const changeRows = useCallback((rows: QuoteRow[]) => change({ rows }), [change]);
  return (
    <>
      <QuoteHead request={request} open={stage === 'open'} onSubmit={submit} />
      <Stack $gap={6} data-sentry-mask={request.sealed || undefined}>
        <QuoteNotices request={request} stage={stage} state={state} />
        {submitting.attempt > 0 && <ProblemList problems={submitting.problems} attempt={submitting.attempt} />}
        <QuoteTermsForm request={request} terms={form.terms} onChange={changeTerms} />
        <QuoteLines
          request={request}
          rows={form.rows}
          past={past}
          currency={form.terms.currency}
          onChange={changeRows}
        />
        <QuoteFoot files={form.files} onChange={changeFiles} sums={sums} />
        <QuoteSummaryBar sums={sums} saveState={saving.state} />
      </Stack>
      {submitting.asking && (
        <SubmitDialog
          request={request}
          form={form}
          past={past}
          loading={submitting.sending}
          error={submitting.error}
          onClose={submitting.cancel}
          onSubmit={submitting.send}
        />
      )}
    </>
  );
}
