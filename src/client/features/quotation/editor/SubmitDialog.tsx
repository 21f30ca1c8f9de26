import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { lineRanges } from '../../../../domain/material/lineRanges';
import { LeadTimeNotice } from '../../../shared/LeadTimeNotice';
import { TermsList } from '../../../shared/TermsList';
import { TotalsBox } from '../../../shared/TotalsBox';
import { Banner } from '../../../ui/Banner';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Stack } from '../../../ui/Stack';
import { ApprovalPart } from '../approval/ApprovalPart';
import { useQuotationNeed } from '../approval/useQuotationNeed';
import { answerCounts, type QuoteForm } from './quoteForm';
import { QuoteChanges } from './QuoteChanges';
import { leadTimesOf } from './lineInput';
import { isQuoted, type QuoteRow } from './quoteRow';
import { termsInputOf } from './quoteTerms';
import { quotedWeight, quoteTotals } from './rowAmount';
import { type PastPrices, anomaliesIn } from './priceAnomaly';
import { SubmitDoubts } from './SubmitDoubts';

type Props = {
  request: SellerRequest;
  form: QuoteForm;
  past: PastPrices;
  loading: boolean;
  error: string | undefined;
  onClose: () => void;
  onSubmit: () => void;
  /** Asks for approval in the place of submitting. */
  onRequest: (reason: string | null) => void;
};

/** What the quotation binds to, once more before it goes to the buyer: its sum, its terms, and the lines that lack something. */
export function SubmitDialog({ request, form, past, loading, error, onClose, onSubmit, onRequest }: Props) {
  const { t } = useTranslation('seller');
  const { terms, rows } = form;
  const { quoted, refused, unanswered } = answerCounts(rows);
  const count = (key: string, label: 'noQuote' | 'unanswered', value: number) =>
    value > 0 ? [{ key, label: t(`confirm.${label}`), value: t('confirm.lines', { count: value }) }] : [];
  const numbers = (label: 'linesNoPrice' | 'linesNoSupply' | 'linesAlternate', found: readonly QuoteRow[]) => {
    const lines = lineRanges(found.map((row) => row.line.line_no));
    return lines
      ? [{ key: label, label: t(`confirm.${label}`), value: t('confirm.atLines', { lines }), wide: true }]
      : [];
  };
  const named = [
    ...numbers(
      'linesNoPrice',
      rows.filter((row) => !isQuoted(row)),
    ),
    ...numbers(
      'linesNoSupply',
      rows.filter((row) => isQuoted(row) && row.supply.trim() === ''),
    ),
    ...numbers(
      'linesAlternate',
      rows.filter((row) => isQuoted(row) && row.response === 'alternate'),
    ),
  ];
  const facts = [
    { key: 'quoted', label: t('confirm.quoted'), value: t('confirm.quotedOf', { quoted, total: rows.length }) },
    ...count('refused', 'noQuote', refused),
    ...count('unanswered', 'unanswered', unanswered),
  ];
  const totals = quoteTotals(rows, terms);
  const outliers = anomaliesIn(rows, past, terms.currency);
  const outdated = rows.filter((row) => row.outdated);
  const doubts = outliers.length + outdated.length > 0;
  const [checked, setChecked] = useState(false);
  const missing = refused + unanswered;
  const { need, checking } = useQuotationNeed(request.rfq_number_id, totals);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(need ? 'approval.ask.title' : 'confirm.title')}
      text={
        need
          ? t('approval.ask.text', { buyer: request.buyer_company_name })
          : `${t('confirm.text', { buyer: request.buyer_company_name })}${request.sealed ? ` ${t('confirm.sealed')}` : ''}`
      }
      confirmLabel={t(need ? 'approval.ask.do' : 'confirm.submit')}
      loading={loading}
      error={error}
      confirmDisabled={checking || (doubts && !checked)}
      onConfirm={() => (need ? onRequest(reason.trim() || null) : onSubmit())}
    >
      <Stack $gap={4}>
        {need && <ApprovalPart request={request} need={need} reason={reason} onReason={setReason} />}
        {missing > 0 && !request.partial_allowed && (
          <Banner tone="warning">{t('issue.partial', { count: missing })}</Banner>
        )}
        {doubts && (
          <SubmitDoubts
            outliers={outliers}
            outdated={outdated}
            currency={terms.currency}
            checked={checked}
            onCheck={setChecked}
          />
        )}
        <LeadTimeNotice lines={leadTimesOf(rows)} wanted={request.required_date} />
        {request.quotation && <QuoteChanges {...{ request, form, totals }} standing={request.quotation} />}
        <KeyValueList items={[...facts, ...named]} />
        <TermsList terms={{ ...termsInputOf(terms, request), memo: null }} />
        <TotalsBox totals={totals} {...quotedWeight(rows)} />
      </Stack>
    </ConfirmDialog>
  );
}
