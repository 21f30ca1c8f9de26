import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { AttachmentField, type AttachmentFieldProps } from '../../../parts/files/AttachmentField';
import { Card } from '../../../ui/Card';
import { Section } from '../../../ui/Section';

/** Files that go with the quotation, such as data sheets and certificates: read by the buyer when its prices are. */
export const QuoteFiles = memo(function QuoteFiles({ files, onChange }: AttachmentFieldProps) {
  const { t } = useTranslation('seller');
  return (
    <Section title={t('quote.files')} note={t('quote.filesNote')} data-paper={files.length === 0 ? 'none' : undefined}>
      <Card>
        <AttachmentField holds="quotation" files={files} onChange={onChange} />
      </Card>
    </Section>
  );
});
