import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { TotalsBox } from '../../../parts/TotalsBox';
import { Card } from '../../../ui/Card';
import { Section } from '../../../ui/Section';
import { Split } from '../../../ui/Split';
import { QuoteTermsForm } from './QuoteTermsForm';
import { type QuoteTerms, termIssues } from './quoteTerms';
import type { QuoteSums } from './useQuoteSums';

type Props = {
  request: SellerRequest;
  terms: QuoteTerms;
  sums: QuoteSums;
  onChange: (terms: QuoteTerms) => void;
};

const Terms = memo(function Terms({ request, terms, onChange }: Omit<Props, 'sums'>) {
  return (
    <Card>
      <QuoteTermsForm request={request} terms={terms} issues={termIssues(terms, request)} onChange={onChange} />
    </Card>
  );
});

/** The head of the quotation with the running totals beside it. */
export const QuoteFigures = memo(function QuoteFigures({ request, terms, sums, onChange }: Props) {
  const { t } = useTranslation('seller');
  return (
    <Split $side={340} $gap={6}>
      <Section title={t('quote.terms')}>
        <Terms request={request} terms={terms} onChange={onChange} />
      </Section>
      <Section title={t('quote.totals')}>
        <TotalsBox totals={sums.totals} weight={sums.weight} />
      </Section>
    </Split>
  );
});
