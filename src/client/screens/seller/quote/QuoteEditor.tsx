import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { TotalsBox } from '../../../parts/TotalsBox';
import { paths } from '../../../paths';
import { sellerRequestKeys } from '../../../queries/quotation';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Card } from '../../../ui/Card';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { useNow } from '../../../ui/useNow';
import { RequestMeta } from '../RequestMeta';
import { stageOf } from '../requestStage';
import { TopSplit } from '../TopSplit';
import { ProblemList } from './ProblemList';
import { QuoteLines } from './QuoteLines';
import { QuoteNotices } from './QuoteNotices';
import { QuoteSummaryBar } from './QuoteSummaryBar';
import { QuoteTermsForm } from './QuoteTermsForm';
import { termIssues } from './quoteTerms';
import { quotedWeight, quoteTotals } from './rowAmount';
import { SubmitDialog } from './SubmitDialog';
import { useQuoteForm } from './useQuoteForm';
import { useSubmitting } from './useSubmitting';

/** The quotation being written: terms, grid, totals, and the way to send it. */
export function QuoteEditor({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const client = useQueryClient();
  const id = request.rfq_number_id;
  const [late, setLate] = useState(false);
  const known = stageOf(request, useNow());
  const stage = late ? 'passed' : known;
  const state = useQuoteForm(request);
  const { form, change, saving } = state;
  const { terms, rows } = form;
  const submitting = useSubmitting(request, state, () => {
    setLate(true);
    void client.invalidateQueries({ queryKey: sellerRequestKeys.all() });
  });
  const revising = request.quotation !== null;
  const totals = quoteTotals(rows, terms.freight_amount, terms.currency);
  return (
    <>
      <PageHeader
        title={request.title}
        breadcrumb={[
          { label: t('list.title'), href: paths.seller.requests() },
          { label: id, href: paths.seller.detail(id) },
          { label: t(revising ? 'quote.revising' : 'quote.title') },
        ]}
        meta={<RequestMeta request={request} countdown={stage === 'open'} />}
        actions={
          <>
            <ButtonLink href={paths.seller.detail(id)}>{t('quote.request')}</ButtonLink>
            <Button variant="primary" disabled={stage !== 'open'} onClick={submitting.ask}>
              {t(revising ? 'quote.resubmit' : 'quote.submit')}
            </Button>
          </>
        }
      />
      <Stack $gap={6} data-sentry-mask={request.sealed || undefined}>
        <QuoteNotices request={request} stage={stage} state={state} />
        {submitting.attempt > 0 && <ProblemList problems={submitting.problems} attempt={submitting.attempt} />}
        <TopSplit>
          <Section title={t('quote.terms')}>
            <Card>
              <QuoteTermsForm
                request={request}
                terms={terms}
                issues={termIssues(terms, request)}
                onChange={(next) => change({ terms: next })}
              />
            </Card>
          </Section>
          <Section title={t('quote.totals')}>
            <TotalsBox totals={totals} weight={quotedWeight(rows)} />
          </Section>
        </TopSplit>
        <QuoteLines
          request={request}
          rows={rows}
          currency={terms.currency}
          onChange={(next) => change({ rows: next })}
        />
        <QuoteSummaryBar form={form} saveState={saving.state} />
      </Stack>
      {submitting.asking && (
        <SubmitDialog
          request={request}
          form={form}
          loading={submitting.sending}
          error={submitting.error}
          onClose={submitting.cancel}
          onSubmit={submitting.send}
        />
      )}
    </>
  );
}
