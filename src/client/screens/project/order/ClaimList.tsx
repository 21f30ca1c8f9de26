import { useTranslation } from 'next-i18next/pages';
import type { Order } from '../../../../contract/entities/order';
import { DateText } from '../../../parts/DateText';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Section } from '../../../ui/Section';
import { Inline, Stack } from '../../../ui/Stack';

/** Claims of an order, each open or resolved. */
export function ClaimList({ claims }: Pick<Order, 'claims'>) {
  const { t } = useTranslation('project');
  if (claims.length === 0) return null;
  return (
    <Section title={t('claim.title')} count={claims.length}>
      {claims.map((claim) => (
        <Card key={claim.id}>
          <Stack $gap={3}>
            <Inline>
              <Chip tone={claim.status === 'OPEN' ? 'red' : 'green'}>{t(`claim.status.${claim.status}`)}</Chip>
              <strong>{t(`claim.kinds.${claim.kind}`)}</strong>
            </Inline>
            <p>{claim.text}</p>
            <KeyValueList
              columns={2}
              items={[
                { key: 'opened', label: t('claim.opened'), value: <DateText value={claim.opened_at} time /> },
                { key: 'resolved', label: t('claim.resolved'), value: <DateText value={claim.resolved_at} time /> },
                { key: 'resolution', label: t('claim.resolution'), value: claim.resolution },
              ]}
            />
          </Stack>
        </Card>
      ))}
    </Section>
  );
}
