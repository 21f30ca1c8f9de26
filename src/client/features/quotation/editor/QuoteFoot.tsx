import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { TotalsBox } from '../../../shared/TotalsBox';
import { Section } from '../../../ui/Section';
import { Split } from '../../../ui/Split';
import { type AttachmentFieldProps, AttachmentField } from '../../../shared/files/AttachmentField';
import type { QuoteSums } from './useQuoteSums';
import { Card } from '../../../ui/Card';

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
