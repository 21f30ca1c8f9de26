import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Bid } from '../../../../contract/entities/order';
import { paths } from '../../../paths';
import { CompanyName } from '../../../parts/CompanyName';
import { DateText } from '../../../parts/DateText';
import { DeadlineText } from '../../../parts/DeadlineText';
import { LineTable } from '../../../parts/LineTable';
import { fromTradedLine } from '../../../parts/lineRow';
import { StatusChip } from '../../../parts/StatusChip';
import { TotalsBox } from '../../../parts/TotalsBox';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { KeyValueList } from '../../../ui/KeyValueList';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Columns, Stack } from '../../../ui/Stack';
import { Code } from '../../../ui/Text';
import { BidNotice } from './BidNotice';
import { ConfirmBidDialog } from './ConfirmBidDialog';
import { DeclineBidDialog } from './DeclineBidDialog';

/** An award as its seller sees it: confirm or decline while there is time. */
export function BidAnswer({ bid }: { bid: Bid }) {
  const { t } = useTranslation('project');
  const [asked, setAsked] = useState<'confirm' | 'decline' | null>(null);
  const { rfq_number_id: number, totals } = bid;
  const close = () => setAsked(null);
  const facts = [
    { key: 'sent', label: t('bid.receivedAt'), value: <DateText value={bid.sent_at} time /> },
    {
      key: 'until',
      label: t('bid.answerUntil'),
      value: <DeadlineText closesAt={bid.answer_until} countdown={bid.status === 'SENT'} />,
    },
    { key: 'note', label: t('bid.note'), value: bid.note },
  ];
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('list.title'), href: paths.project.list() },
          { label: number, href: paths.project.detail(number) },
          { label: t('bid.received') },
        ]}
        title={bid.rfq_title || t('untitled')}
        status={<StatusChip kind="bid" status={bid.status} />}
        meta={
          <>
            <Code>{number}</Code>
            <CompanyName name={bid.counterpart_name} />
          </>
        }
        actions={
          bid.status === 'SENT' && (
            <>
              <Button onClick={() => setAsked('decline')}>{t('bid.decline')}</Button>
              <Button variant="primary" onClick={() => setAsked('confirm')}>
                {t('bid.confirm')}
              </Button>
            </>
          )
        }
      />
      <Stack $gap={6}>
        <BidNotice bid={bid} />
        <Columns>
          <Card>
            <KeyValueList items={facts} />
          </Card>
          <TotalsBox totals={totals} />
        </Columns>
        <Section title={t('bid.lines')} count={bid.lines.length}>
          <LineTable rows={bid.lines.map(fromTradedLine)} currency={totals.currency} />
        </Section>
      </Stack>
      <ConfirmBidDialog bid={bid} open={asked === 'confirm'} onClose={close} />
      <DeclineBidDialog bid={bid} open={asked === 'decline'} onClose={close} />
    </>
  );
}
