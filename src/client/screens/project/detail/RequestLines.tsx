import { useTranslation } from 'next-i18next/pages';
import type { Rfq } from '../../../../contract/entities/rfq';
import { LineTable } from '../../../parts/LineTable';
import { fromRfqLine } from '../../../parts/lineRow';
import { receiversOf } from '../../../parts/rfq/receivers';
import { RequestFacts } from '../../../parts/rfq/RequestFacts';
import { Card } from '../../../ui/Card';
import { Section } from '../../../ui/Section';

/** What the buyer asked for: lines and terms. */
export function RequestLines({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation('project');
  const { t: words } = useTranslation('rfq');
  const rows = rfq.lines.filter((line) => !line.excluded).map(fromRfqLine);
  const receivers = receiversOf(rfq);
  const own = [
    { key: 'sealing', label: words('rules.sealing'), value: words(rfq.sealed ? 'rules.sealed' : 'rules.open') },
    { key: 'receivers', label: words('rules.receivers'), value: words(`rules.${receivers}`) },
    {
      key: 'target',
      label: words('rules.target'),
      value: words(rfq.show_target_price ? 'rules.shown' : 'rules.hidden'),
    },
    ...(rfq.private_note ? [{ key: 'private_note', label: t('detail.privateNote'), value: rfq.private_note }] : []),
  ];
  return (
    <>
      <Section title={t('detail.requestLines')} count={rows.length}>
        <LineTable rows={rows} />
      </Section>
      <Section title={t('detail.terms')}>
        <Card>
          <RequestFacts request={rfq} more={own} />
        </Card>
      </Section>
    </>
  );
}
