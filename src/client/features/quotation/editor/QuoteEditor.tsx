import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useMemo, memo } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { sellerRequestKeys, quotationHistoryQueries } from '../../../queries/quotation';
import { MergeNotice } from '../../../shell/autosave/MergeNotice';
import { Masked } from '../../../ui/Masked';
import { useStage } from '../useStage';
import { ProblemList } from './ProblemList';
import { QuoteLines } from './QuoteLines';
import { QuoteNotices } from './QuoteNotices';
import { QuoteTermsForm } from './QuoteTermsForm';
import type { QuoteRow } from './quoteRow';
import { type QuoteTerms, termIssues } from './quoteTerms';
import { SubmitDialog } from './SubmitDialog';
import { useQuoteCellWords } from './useQuoteCellWords';
import { useQuoteForm } from './useQuoteForm';
import { useQuoteSums, type QuoteSums } from './useQuoteSums';
import { useSubmitting } from './useSubmitting';
import { useClosedNotice } from './useClosedNotice';
import { useApi } from '../../../api/ApiProvider';
import { noLots, type OwnLots } from './ownLots';
import { noPast, type PastPrices } from './priceAnomaly';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { LineHead } from '../../../ui/LineHead';
import { PageHeader } from '../../../ui/PageHeader';
import { RequestMeta } from '../RequestMeta';
import type { GridJump } from '../../../ui/grid/gridTypes';
import type { Problem, QuoteForm } from './quoteForm';
import { type Fold, FoldOpeners, FoldPanel } from '../../../ui/Folds';
import { WindowRoom } from '../../../ui/WindowRoom';
import { TotalsBox } from '../../../shared/TotalsBox';
import { Section } from '../../../ui/Section';
import { type AttachmentFieldProps, AttachmentField } from '../../../shared/files/AttachmentField';
import { Card } from '../../../ui/Card';
import { vatOf } from '../../../../domain/money/totals';
import { dayText } from '../../../../domain/time/instants';
import { MoneyText } from '../../../shared/MoneyText';
import { WeightSum } from '../../../shared/WeightSum';
import { Button } from '../../../ui/Button';
import { FootBar, FootSum } from '../../../ui/FootBar';
import type { AutosaveHandle } from '../../../shell/autosave/useAutosave';
import { SaveStatus } from '../../../shell/autosave/SaveStatus';

/** The quotation being written: terms, grid, totals, and the way to send it. Its parts draw only what changed. */
export function QuoteEditor({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
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
  const lots = useOwnLots(request.rfq_number_id);
  const submitting = useSubmitting(request, state, () => {
    setLate(true);
    void client.invalidateQueries({ queryKey: sellerRequestKeys.all() });
  });
  const [opened, setOpened] = useState<string | null>(null);
  const folds = useFolds(request, form);
  const jumping = useProblemJump(form.rows, submitting, setOpened);
  const ask = useRef(submitting.ask);
  useEffect(() => {
    ask.current = submitting.ask;
  });
  const submit = useCallback(() => ask.current(), []);
  const changeTerms = useCallback((terms: QuoteTerms) => change({ terms }), [change]);
  const changeRows = useCallback((rows: QuoteRow[]) => change({ rows }), [change]);
  // Kept, so that the grid is not drawn again as a window opens or sends.
  const openers = useMemo(
    () => <FoldOpeners id="quote" folds={folds} open={opened} onOpen={setOpened} />,
    [folds, opened],
  );
  const panels = useMemo(
    () => (
      <>
        <FoldPanel id="quote" name="terms" open={opened}>
          <QuoteTermsForm request={request} terms={form.terms} onChange={changeTerms} />
        </FoldPanel>
        <FoldPanel id="quote" name="files" open={opened}>
          <QuoteFiles files={form.files} onChange={changeFiles} />
        </FoldPanel>
        <FoldPanel id="quote" name="totals" open={opened}>
          <Section title={t('quote.totals')}>
            <TotalsBox totals={sums.totals} weight={sums.weight} unweighed={sums.unweighed} />
          </Section>
        </FoldPanel>
      </>
    ),
    [opened, request, form.terms, form.files, changeTerms, changeFiles, sums, t],
  );
  return (
    <>
      <WindowRoom />
      <QuoteHead request={request} open={stage === 'open'} />
      <Masked when={request.sealed}>
        <QuoteNotices request={request} stage={stage} state={state} />
        <MergeNotice conflicts={autosave.conflicts} words={words} onDecide={autosave.decide} />
        {submitting.attempt > 0 && (
          <ProblemList problems={submitting.problems} attempt={submitting.attempt} onJump={jumping.to} />
        )}
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
          lots={lots}
          terms={form.terms}
          onTerms={changeTerms}
          jump={jumping.cell}
          onChange={changeRows}
          onType={state.typeRow}
          openers={openers}
        >
          {panels}
        </QuoteLines>
        {submitting.asking && (
          <SubmitDialog
            request={request}
            form={form}
            past={past}
            loading={submitting.sending}
            error={submitting.error}
            onClose={submitting.cancel}
            onSubmit={submitting.send}
            onRequest={submitting.request}
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

/** The company's own stock that fits the lines; without it the grid works as well. */
function useOwnLots(id: string): OwnLots {
  const { data } = useQuery(quotationHistoryQueries(useApi()).ownStock(id));
  return useMemo(
    () => (data ? new Map(data.items.map(({ rfq_line_id, lots }) => [rfq_line_id, lots])) : noLots),
    [data],
  );
}

type Props = { request: SellerRequest; open: boolean };

/** What is quoted, and until when. */
const QuoteHead = memo(function QuoteHead({ request, open }: Props) {
  const { t } = useTranslation('seller');
  const id = request.rfq_number_id;
  const revising = request.quotation !== null;
  return (
    <LineHead>
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
    </LineHead>
  );
});

/** The parts of the quotation around its lines, with what is in them. */
function useFolds(request: SellerRequest, { terms, files }: QuoteForm): Fold[] {
  const { t } = useTranslation(['seller', 'trade']);
  const count = files.length;
  return useMemo((): Fold[] => {
    const { valid_until, delivery_term, payment_term, currency } = terms;
    const summary = [
      valid_until && t('quote.valid', { day: dayText(valid_until) }),
      t(`trade:deliveryTerm.${delivery_term}`),
      t(`trade:paymentTerm.${payment_term}`),
      currency,
    ];
    const alarm = Object.keys(termIssues(terms, request)).length > 0;
    return [
      { key: 'terms', title: t('quote.terms'), summary: summary.filter(Boolean).join(' · '), alarm },
      { key: 'files', title: t('quote.files'), summary: count || undefined },
      { key: 'totals', title: t('quote.totals') },
    ];
  }, [t, terms, count, request]);
}

type Attempts = { problems: readonly Problem[]; attempt: number };

/** Leads to what keeps a quotation from being sent: to the first place after each attempt, and to any that is pressed. */
function useProblemJump(rows: readonly QuoteRow[], { problems, attempt }: Attempts, open: (fold: string) => void) {
  const [cell, setCell] = useState<GridJump | null>(null);
  const [field, setField] = useState<{ name: string; at: number } | null>(null);
  // Once the terms are open.
  useEffect(() => {
    if (field) toField(field.name);
  }, [field]);
  const led = useRef(0);
  const to = useCallback(
    ({ term, line }: Problem) => {
      if (line) {
        const row = rows.findIndex((one) => one.line.line_no === line.no);
        setCell((before) => ({ row, key: line.field, at: (before?.at ?? 0) + 1 }));
      }
      if (term) {
        open('terms');
        setField((before) => ({ name: term, at: (before?.at ?? 0) + 1 }));
      }
    },
    [rows, open],
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

/** Files that go with the quotation, such as data sheets and certificates: read by the buyer when its prices are. */
const QuoteFiles = memo(function QuoteFiles({ files, onChange }: AttachmentFieldProps) {
  const { t } = useTranslation('seller');
  return (
    <Section title={t('quote.files')} note={t('quote.filesNote')} data-paper={files.length === 0 ? 'none' : undefined}>
      <Card>
        <AttachmentField holds="quotation" files={files} onChange={onChange} />
      </Card>
    </Section>
  );
});

type QuoteSummaryBarProps = Pick<AutosaveHandle, 'state' | 'kept' | 'retry'> & {
  sums: QuoteSums;
  revising: boolean;
  open: boolean;
  onSubmit: () => void;
};

/** Progress, weight, total, the state of saving and the button that sends, in sight while the grid is filled. */
const QuoteSummaryBar = memo(function QuoteSummaryBar(props: QuoteSummaryBarProps) {
  const { sums, state, kept, retry, revising, open, onSubmit } = props;
  const { t } = useTranslation(['seller', 'trade']);
  const { totals, weight: kg, unweighed, priced, lines } = sums;
  return (
    <FootBar>
      <span>{t('quote.progress', { total: lines, priced })}</span>
      <span>
        {t('trade:totals.weight')} <WeightSum kg={kg} unweighed={unweighed} />
      </span>
      <SaveStatus state={state} kept={kept} onRetry={retry} quiet />
      <FootSum>
        {t(`trade:totalOf.${vatOf(totals)}`)} <MoneyText amount={totals.total_amount} currency={totals.currency} />
      </FootSum>
      <Button variant="primary" disabled={!open} onClick={onSubmit}>
        {t(revising ? 'quote.resubmit' : 'quote.submit')}
      </Button>
    </FootBar>
  );
});
