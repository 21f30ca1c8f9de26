import { useTranslation } from 'next-i18next/pages';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { DateText } from '../../../parts/DateText';
import { AttachmentList } from '../../../parts/files/AttachmentList';
import { TermsList } from '../../../parts/TermsList';
import { Card } from '../../../ui/Card';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';

/** On which terms the buyer asks, and what kinds of answer are welcome. */
export function RequestTerms({ request }: { request: SellerRequest }) {
  const { t } = useTranslation('seller');
  const listed = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : t('detail.any'));
  const allowed = (value: boolean) => t(value ? 'detail.yes' : 'detail.no');
  const rules = [
    { key: 'origins', label: t('detail.originsAllowed'), value: listed(request.origins_allowed) },
    { key: 'makers', label: t('detail.makersAllowed'), value: listed(request.makers_allowed) },
    { key: 'partial', label: t('detail.partialAllowed'), value: allowed(request.partial_allowed) },
    { key: 'alternates', label: t('detail.alternatesAllowed'), value: allowed(request.alternates_allowed) },
    { key: 'split', label: t('detail.splitAllowed'), value: allowed(request.split_allowed) },
    ...(request.currency === 'KRW'
      ? [{ key: 'usd', label: t('detail.usdAllowed'), value: allowed(request.usd_allowed) }]
      : []),
    ...(request.project_name ? [{ key: 'project', label: t('detail.projectName'), value: request.project_name }] : []),
    { key: 'received', label: t('detail.received'), value: <DateText value={request.submitted_at} /> },
  ];
  return (
    <Section title={t('detail.terms')}>
      <Card>
        <Stack $gap={6}>
          <TermsList terms={request} />
          <KeyValueList columns={2} labelWidth="144px" items={rules} />
          <AttachmentList files={request.attachments} />
        </Stack>
      </Card>
    </Section>
  );
}
