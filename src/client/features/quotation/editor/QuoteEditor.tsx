import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useMemo, memo } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { sellerRequestKeys, quotationHistoryQueries } from '../../../queries/quotation';
import { MergeNotice } from '../../../shell/autosave/MergeNotice';
import { Masked } from '../../../ui/Masked';
import { useStage } from '../useStage';
import { ProblemList } from './ProblemList';
import { QuoteFoot } from './QuoteFoot';
import { QuoteLines } from './QuoteLines';
import { QuoteNotices } from './QuoteNotices';
import { QuoteSummaryBar } from './QuoteSummaryBar';
import { QuoteTermsForm } from './QuoteTermsForm';
import type { QuoteRow } from './quoteRow';
import type { QuoteTerms } from './quoteTerms';
import { SubmitDialog } from './SubmitDialog';
import { useQuoteCellWords } from './useQuoteCellWords';
import { useQuoteForm } from './useQuoteForm';
import { useQuoteSums } from './useQuoteSums';
import { useSubmitting } from './useSubmitting';
import { useClosedNotice } from './useClosedNotice';
import { useApi } from '../../../api/ApiProvider';
import { noPast, type PastPrices } from './priceAnomaly';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { PageHeader } from '../../../ui/PageHeader';
import { RequestMeta } from '../RequestMeta';
import type { GridJump } from '../../../ui/lineGrid/gridTypes';
import type { Problem } from './quoteForm';

/** The quotation being written: terms, grid, totals, and the way to send it. Its parts draw only what changed. */
export function QuoteEditor({ request }: { request: SellerRequest }) {
  const client = useQueryClient();
  const [late, setLate] = useState(false);
  const known = useStage(request);
  const stage = late ? 'passed' : known;
  useClosedNotice(request, stage);
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

/** The company's own earlier prices of a request's items; without them the grid works as well. */
function usePastPrices(id: string): PastPrices {
  const { data } = useQuery(quotationHistoryQueries(useApi()).past(id));
  return useMemo(() => (data ? new Map(data.items.map((item) => [item.canonical_key, item])) : noPast), [data]);
}

type Props = { request: SellerRequest; open: boolean };

/** What is quoted, and until when. */
const QuoteHead = memo(function QuoteHead({ request, open }: Props) {
  const { t } = useTranslation('seller');
  const id = request.rfq_number_id;
  const revising = request.quotation !== null;
  return (
    <PageHeader
      title={request.title}
      breadcrumb={[
        { label: t('list.title'), href: paths.seller.requests() },
        { label: id, href: paths.seller.detail(id) },
        { label: t(revising ? 'quote.revising' : 'quote.title') },
      ]}
      meta={<RequestMeta request={request} countdown={open} />}
      actions={
        <>
          <ButtonLink href={paths.seller.detail(id)}>{t('quote.request')}</ButtonLink>
        </>
      }
    />
  );
});

type Attempts = { problems: readonly Problem[]; attempt: number };

/** Leads to what keeps a quotation from being sent: to the first place after each attempt, and to any that is pressed. */
function useProblemJump(rows: readonly QuoteRow[], { problems, attempt }: Attempts) {
  const [cell, setCell] = useState<GridJump | null>(null);
  const led = useRef(0);
  const to = useCallback(
    ({ term, line }: Problem) => {
      if (line) {
        const row = rows.findIndex((one) => one.line.line_no === line.no);
        setCell((before) => ({ row, key: line.field, at: (before?.at ?? 0) + 1 }));
      }
      if (term) toField(term);
    },
    [rows],
  );
  useEffect(() => {
    const first = problems[0];
    if (attempt <= led.current || !first) return;
    led.current = attempt;
    to(first);
  }, [attempt, problems, to]);
  return { cell, to };
}

function toField(name: string): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`#content [name="${name}"]`);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}
