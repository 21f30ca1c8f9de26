import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Bid } from '../../../../contract/entities/order';
import { vatOf } from '../../../../domain/money/totals';
import { instantText } from '../../../../domain/time/instants';
import { useReader } from '../../../shared/useReader';
import { useApi } from '../../../api/ApiProvider';
import { companyQueries } from '../../../queries/company';
import { paths } from '../../../paths';
import { CompanyName } from '../../../shared/CompanyName';
import { DateText } from '../../../shared/DateText';
import { bidMoment } from '../../../shared/bidMoment';
import { DeadlineText } from '../../../shared/DeadlineText';
import { MoneyText } from '../../../shared/MoneyText';
import { LeadTimeNotice } from '../../../shared/LeadTimeNotice';
import { LineTable } from '../../../shared/LineTable';
import { fromTradedLine } from '../../../shared/lineRow';
import { StatusChip } from '../../../shared/StatusChip';
import { TermsList } from '../../../shared/TermsList';
import { TotalsBox } from '../../../shared/TotalsBox';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { KeyValueList } from '../../../ui/KeyValueList';
import { PageHeader } from '../../../ui/PageHeader';
import { Section } from '../../../ui/Section';
import { Stage, type StageTone } from '../../../ui/Stage';
import { Columns, Stack } from '../../../ui/Stack';
import { Code, TextLink } from '../../../ui/Text';
import { tradedTerms } from '../tradedTerms';
import { BidSummary } from './BidSummary';
import type { BidStatus } from '../../../../contract/entities/project';
import { Banner } from '../../../ui/Banner';
import { toast } from '../../../ui/toast';
import { quotedStockQueries, useConfirmBid, useDeclineBid } from '../../../queries/bid';
import { coveredLots, ReserveChoice } from './QuotedStock';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { NoteField } from '../../../ui/NoteField';
import { OrderNote } from '../OrderNote';
import { keepError } from '../../../shared/keepError';
import { useFailureText } from '../../../shell/errors/useFailureText';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { hasCode } from '../../../api/ApiError';
import { AlternatesNotice } from '../../../shared/AlternatesNotice';

type ConfirmProps = { bid: Bid; open: boolean; onClose: () => void };

/** Takes the award, with every alternate that the buyer accepted; without a bank account it leads to where one is registered. */
function ConfirmBidDialog({ bid, open, onClose }: ConfirmProps) {
  const { t } = useTranslation('project');
  const language = useReader();
  const failureText = useFailureText();
  const [note, setNote] = useState('');
  const { mutateAsync, isPending, error } = useConfirmBid();
  const stock = useQuery({ ...quotedStockQueries(useApi()).ofBid(bid.id), enabled: open });
  const lots = stock.data?.items ?? [];
  const [reserve, setReserve] = useState(false);
  const alternates = bid.lines.map(fromTradedLine).flatMap((row) =>
    row.alternate
      ? [
          {
            key: row.id,
            line: { line_no: row.line_no, spec: row.spec, raw_text: row.raw },
            alternate: row.alternate,
            amount: row.amount,
            currency: bid.currency,
          },
        ]
      : [],
  );
  const confirm = () =>
    void mutateAsync({
      id: bid.id,
      version: bid.version,
      note: note.trim() || null,
      reserve_line_ids: reserve ? coveredLots(lots).map(({ line_id }) => line_id) : [],
    }).then(() => {
      toast.success(t('bid.confirmed'));
      onClose();
    }, keepError);
  const failure = error && (
    <>
      {failureText(error)}{' '}
      {hasCode(error, ERROR_CODES.NO_BANK_ACCOUNT) && (
        <TextLink href={paths.user.mypageTab('company')}>{t('bid.registerAccount')}</TextLink>
      )}
    </>
  );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('bid.confirmTitle')}
      text={t('bid.confirmText', { until: instantText(bid.answer_until, language) })}
      confirmLabel={t('bid.confirm')}
      final
      onConfirm={confirm}
      loading={isPending}
      error={failure}
    >
      <Stack $gap={4}>
        <BidSummary bid={bid} />
        <LeadTimeNotice lines={bid.lines} wanted={bid.required_date} />
        <AlternatesNotice title={t('bid.alternates', { count: alternates.length })} items={alternates} />
        <ReserveChoice lots={lots} reserve={reserve} onChange={setReserve} />
        <OrderNote side="seller" note={note} onNote={setNote} />
      </Stack>
    </ConfirmDialog>
  );
}

/** An award as its seller sees it: confirm or decline while there is time. */
export function BidAnswer({ bid }: { bid: Bid }) {
  const { t } = useTranslation(['project', 'trade']);
  const language = useReader();
  const [requested, setRequested] = useState<'confirm' | 'decline' | null>(null);
  const { rfq_number_id: number, totals } = bid;
  // Said before the window opens: what is typed there would be lost on the way to where an account is registered.
  const accounts = useQuery({ ...companyQueries(useApi()).bankAccounts(), enabled: bid.status === 'SENT' });
  const noAccount = bid.status === 'SENT' && accounts.data?.account_list.length === 0;
  const close = () => setRequested(null);
  const facts = [
    { key: 'sent', label: t('bid.receivedAt'), value: <DateText value={bid.sent_at} time /> },
    bidMoment(bid, t, !totals),
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
      />
      <Stack $gap={6}>
        <Stage
          tone={stages[bid.status]}
          title={t(`stage.bid.${bid.status}`)}
          text={[t(`bid.notice.${bid.status}`, { until: instantText(bid.answer_until, language) }), bid.decline_reason]
            .filter(Boolean)
            .join(' ')}
          figure={
            totals
              ? {
                  label: `${t('stage.money.order')} (${t(vatOf(totals) === 'not_included' ? 'trade:vat.not_included' : 'compare.withVat')})`,
                  value: <MoneyText amount={totals.total_amount} currency={totals.currency} />,
                  note: bid.status === 'SENT' && <DeadlineText closesAt={bid.answer_until} />,
                }
              : undefined
          }
          facts={<KeyValueList items={facts} />}
          actions={
            bid.status === 'SENT' && (
              <>
                <Button variant="primary" size="lg" disabled={noAccount} onClick={() => setRequested('confirm')}>
                  {t('bid.confirm')}
                </Button>
                <Button size="lg" onClick={() => setRequested('decline')}>
                  {t('bid.decline')}
                </Button>
              </>
            )
          }
        />
        {noAccount && (
          <Banner
            tone="warning"
            action={<TextLink href={paths.user.mypageTab('company')}>{t('bid.registerAccount')}</TextLink>}
          >
            {t('bid.noAccount')}
          </Banner>
        )}
        <Section title={t('bid.lines')} count={bid.lines.length}>
          <LineTable rows={bid.lines.map(fromTradedLine)} currency={bid.currency} />
        </Section>
        <Columns>
          <Section title={t('detail.terms')}>
            <Card>
              <TermsList terms={tradedTerms(bid)} />
            </Card>
          </Section>
          {totals && (
            <Section title={t('order.totals')}>
              <TotalsBox totals={totals} />
            </Section>
          )}
        </Columns>
      </Stack>
      <ConfirmBidDialog bid={bid} open={requested === 'confirm'} onClose={close} />
      <DeclineBidDialog bid={bid} open={requested === 'decline'} onClose={close} />
    </>
  );
}

const stages: Record<BidStatus, StageTone> = {
  SENT: 'act',
  CONFIRMED: 'done',
  DECLINED: 'wait',
  LAPSED: 'wait',
  TAKEN_BACK: 'wait',
};

type Props = { bid: Bid; open: boolean; onClose: () => void };

/** Refuses the award; the buyer reads the reason. */
function DeclineBidDialog({ bid, open, onClose }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const failureText = useFailureText();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { mutateAsync, isPending, error } = useDeclineBid();
  const empty = reason.trim() === '';
  const decline = () => {
    setChecked(true);
    if (empty) return;
    void mutateAsync({ id: bid.id, version: bid.version, reason: reason.trim() }).then(() => {
      toast.success(t('bid.declined'));
      onClose();
    }, keepError);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('bid.declineTitle')}
      text={t('bid.declineText')}
      confirmLabel={t('bid.decline')}
      onConfirm={decline}
      danger
      loading={isPending}
      error={error ? failureText(error) : undefined}
    >
      <NoteField
        label={t('field.reason')}
        required
        error={checked && empty ? t('trade:issue.required') : undefined}
        maxLength={300}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
