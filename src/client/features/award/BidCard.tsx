import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Bid } from '../../../contract/entities/order';
import { paths } from '../../paths';
import { DateText } from '../../shared/DateText';
import { DeadlineText } from '../../shared/DeadlineText';
import { LineTable } from '../../shared/LineTable';
import { fromTradedLine } from '../../shared/lineRow';
import { StatusChip } from '../../shared/StatusChip';
import { TotalsBox } from '../../shared/TotalsBox';
import { useTakeBackBid } from '../../queries/bid';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { KeyValueList } from '../../ui/KeyValueList';
import { Section } from '../../ui/Section';
import { Inline, Stack } from '../../ui/Stack';
import { Split } from '../../ui/Split';
import { keepError } from '../../shared/keepError';
import { useFailureText } from '../../shell/errors/useFailureText';

/** One bid as the buyer sent it; while unanswered it can be taken back. */
export function BidCard({ bid }: { bid: Bid }) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending, error } = useTakeBackBid();
  const takeBack = () =>
    void mutateAsync({ id: bid.id, version: bid.version }).then(() => {
      toast.success(t('bid.takenBack'));
      setAsking(false);
    }, keepError);
  const facts = [
    { key: 'sent', label: t('bid.sentAt'), value: <DateText value={bid.sent_at} time /> },
    bid.status === 'SENT'
      ? { key: 'until', label: t('bid.answerUntil'), value: <DeadlineText closesAt={bid.answer_until} /> }
      : { key: 'answered', label: t('bid.answeredAt'), value: <DateText value={bid.answered_at} time /> },
    ...(bid.note ? [{ key: 'note', label: t('field.note'), value: bid.note }] : []),
  ];
  return (
    <Section
      title={
        <Inline as="span">
          {bid.counterpart_name}
          <StatusChip kind="bid" status={bid.status} />
        </Inline>
      }
      actions={
        bid.status === 'SENT' ? (
          <Button size="sm" onClick={() => setAsking(true)}>
            {t('bid.takeBack')}
          </Button>
        ) : bid.order_number ? (
          <ButtonLink size="sm" href={paths.project.detail(bid.order_number)}>
            {t('do.order')}
          </ButtonLink>
        ) : null
      }
    >
      {bid.decline_reason && (
        <Banner tone="danger" title={t('bid.declineReason')}>
          {bid.decline_reason}
        </Banner>
      )}
      <Split>
        <LineTable rows={bid.lines.map(fromTradedLine)} currency={bid.totals.currency} />
        <Stack $gap={4}>
          <KeyValueList items={facts} />
          <TotalsBox totals={bid.totals} />
        </Stack>
      </Split>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('bid.takeBack')}
        text={t('bid.takeBackText', { name: bid.counterpart_name })}
        confirmLabel={t('bid.takeBack')}
        onConfirm={takeBack}
        danger
        loading={isPending}
        error={error ? failureText(error) : undefined}
      />
    </Section>
  );
}
