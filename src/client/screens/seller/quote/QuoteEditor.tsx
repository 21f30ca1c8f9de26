import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { sellerRequestKeys } from '../../../queries/quotation';
import { MergeNotice } from '../../../shell/autosave/MergeNotice';
import { Masked } from '../../../ui/Masked';
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
import { useQuoteCellWords } from './useQuoteCellWords';
import { useQuoteForm } from './useQuoteForm';
import { useProblemJump } from './useProblemJump';
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
  const { form, change, changeFiles, autosave } = state;
  const words = useQuoteCellWords(form.rows);
  const sums = useQuoteSums(form);
  const past = usePastPrices(request.rfq_number_id);
  const submitting = useSubmitting(request, state, () => {
    setLate(true);
    void client.invalidateQueries({ queryKey: sellerRequestKeys.all() });
  });
  const jumping = useProblemJump(form.rows, submitting);
  const ask = useRef(submitting.ask);
  useEffect(() => {
    ask.current = submitting.ask;
  });
  const submit = useCallback(() => ask.current(), []);
  const changeTerms = useCallback((terms: QuoteTerms) => change({ terms }), [change]);
  const changeRows = useCallback((rows: QuoteRow[]) => change({ rows }), [change]);
  return (
    <>
      <QuoteHead request={request} open={stage === 'open'} />
      <Masked when={request.sealed}>
        <QuoteNotices request={request} stage={stage} state={state} />
        <MergeNotice conflicts={autosave.conflicts} words={words} onDecide={autosave.decide} />
        {submitting.attempt > 0 && (
          <ProblemList problems={submitting.problems} attempt={submitting.attempt} onJump={jumping.to} />
        )}
        <QuoteTermsForm request={request} terms={form.terms} onChange={changeTerms} />
        {/* Before the grid for the keyboard, which else would have to go through every cell; drawn at the foot. */}
        <QuoteSummaryBar
          sums={sums}
          state={autosave.state}
          kept={autosave.kept}
          retry={autosave.retry}
          revising={request.quotation !== null}
          open={stage === 'open'}
          onSubmit={submit}
        />
        <QuoteLines
          request={request}
          rows={form.rows}
          past={past}
          currency={form.terms.currency}
          jump={jumping.cell}
          onChange={changeRows}
          onType={state.typeRow}
        />
        <QuoteFoot files={form.files} onChange={changeFiles} sums={sums} />
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
      </Masked>
    </>
  );
}
