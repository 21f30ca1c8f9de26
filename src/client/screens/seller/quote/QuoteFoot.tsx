import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { TotalsBox } from '../../../parts/TotalsBox';
import { Section } from '../../../ui/Section';
import { Split } from '../../../ui/Split';
import type { AttachmentFieldProps } from '../../../parts/files/AttachmentField';
import { QuoteFiles } from './QuoteFiles';
import type { QuoteSums } from './useQuoteSums';

type Props = AttachmentFieldProps & { sums: QuoteSums };

/** The foot of the quotation: its files, and what its lines come to beside them. */
export const QuoteFoot = memo(function QuoteFoot({ files, onChange, sums }: Props) {
  const { t } = useTranslation('seller');
  return (
    <Split $side={340} $gap={6}>
      <QuoteFiles files={files} onChange={onChange} />
      <Section title={t('quote.totals')}>
        <TotalsBox totals={sums.totals} weight={sums.weight} />
      </Section>
    </Split>
  );
});
