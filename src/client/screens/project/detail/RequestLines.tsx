import { useTranslation } from 'next-i18next/pages';
import type { Rfq } from '../../../../contract/entities/rfq';
import { LineTable } from '../../../parts/LineTable';
import { fromRfqLine } from '../../../parts/lineRow';
import { TermsList } from '../../../parts/TermsList';
import { Card } from '../../../ui/Card';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';

/** What the buyer asked for: lines and terms. */
export function RequestLines({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation('project');
  const rows = rfq.lines.filter((line) => !line.excluded).map(fromRfqLine);
  return (
    <>
      <Section title={t('detail.requestLines')} count={rows.length}>
        <LineTable rows={rows} />
      </Section>
      <Section title={t('detail.terms')}>
        <Card>
          <Stack $gap={6}>
            <TermsList terms={rfq} />
            {rfq.private_note && (
              <KeyValueList
                items={[{ key: 'private_note', label: t('detail.privateNote'), value: rfq.private_note }]}
              />
            )}
          </Stack>
        </Card>
      </Section>
    </>
  );
}
