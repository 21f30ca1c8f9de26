import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { DateText } from '../../../parts/DateText';
import { AttachmentList } from '../../../parts/files/AttachmentList';
import { RequestFacts } from '../../../parts/rfq/RequestFacts';
import { Card } from '../../../ui/Card';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';

/** On which terms the buyer asks, and what kinds of answer are welcome. */
export function RequestTerms({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const received = { key: 'received', label: t('detail.received'), value: <DateText value={request.submitted_at} /> };
  return (
    <Section title={t('detail.terms')}>
      <Card>
        <Stack $gap={6}>
          <RequestFacts request={request} more={[received]} />
          <AttachmentList files={request.attachments} />
        </Stack>
      </Card>
    </Section>
  );
}
