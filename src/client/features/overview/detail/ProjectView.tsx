import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Project, Bid } from '../../../../contract/entities/order';
import type { Rfq } from '../../../../contract/entities/rfq';
import { WaitingBanner } from '../../../shared/approval/WaitingBanner';
import { AttachmentList } from '../../../shared/files/AttachmentList';
import { QuestionSection } from '../../../shared/rfq/QuestionSection';
import { TimelineList } from '../../../shared/TimelineList';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { MessageSection } from '../message/MessageSection';
import { Split } from '../../../ui/Split';
import { OrderList } from './OrderList';
import { ProjectStage } from './ProjectStage';
import { RequestCost } from './RequestCost';
import { Remainder } from '../../../shared/rfq/Remainder';
import { SellerStrip } from './SellerStrip';
import { ProjectHead } from './ProjectHead';
import { LineTable } from '../../../shared/LineTable';
import { fromRfqLine } from '../../../shared/lineRow';
import { receiversOf } from '../../../shared/rfq/receivers';
import { RequestFacts } from '../../../shared/rfq/RequestFacts';
import { Card } from '../../../ui/Card';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { amountViewQuery } from '../../../queries/rfqDialogue';
import { useRows } from '../../../queries/useRows';
import { DataTable } from '../../../ui/DataTable';
import { PagedList } from '../../../ui/PagedList';
import { DateText } from '../../../shared/DateText';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { hasDeadline } from '../../../shared/bidMoment';
import { DeadlineText } from '../../../shared/DeadlineText';
import { MoneyText } from '../../../shared/MoneyText';
import { StatusChip } from '../../../shared/StatusChip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Figure } from '../../../ui/Figure';
import { Track } from '../../../ui/Track';
import { Text } from '../../../ui/Text';
import { usePrinting } from '../../../ui/usePrinting';
import { countUnweighed } from '../../../../domain/material/totalWeight';
import { WeightSum } from '../../../shared/WeightSum';

type Props = { project: Project; rfq: Rfq | undefined };

/** A project: where it is, what to do next, its bids, orders and history. */
export function ProjectView({ project, rfq }: Props) {
  const { t } = useTranslation('project');
  // Once quotations are closed and the choice is open, they are what one comes for.
  const compares = project.side === 'buyer' && (project.status === 'CMP' || project.status === 'BID');
  return (
    <>
      <ProjectHead project={project} rfq={rfq} />
      <Stack $gap={8}>
        <Stack $gap={4}>
          <ProjectStage project={project} rfq={rfq} />
          <LifeTrack project={project} />
          {project.side === 'buyer' && project.status === 'CMP' && <WaitingBanner number={project.rfq_number_id} />}
          <Remainder project={project} />
        </Stack>
        {compares && <SellerStrip number={project.rfq_number_id} />}
        <Split>
          <Stack $gap={8}>
            {project.orders.length > 0 && <OrderList orders={project.orders} />}
            {project.bids.length > 0 && <BidList project={project} />}
            {rfq && <RequestLines rfq={rfq} folded={project.status !== 'REQ' && project.status !== 'COL'} />}
            {rfq && rfq.attachments.length > 0 && (
              <Section title={t('detail.attachments')}>
                <AttachmentList files={rfq.attachments} />
              </Section>
            )}
            {rfq && rfq.lists.length > 0 && (
              <Section title={t('detail.lists')} note={t('detail.listsNote')}>
                <AttachmentList files={rfq.lists} />
              </Section>
            )}
            <QuestionSection number={project.rfq_number_id} side={project.side} />
            {project.side === 'buyer' && <ViewLog number={project.rfq_number_id} />}
          </Stack>
          <Stack $gap={8}>
            {rfq && project.side === 'buyer' && <RequestCost rfq={rfq} />}
            <MessageSection number={project.rfq_number_id} />
            <Section title={t('detail.timeline')}>
              <TimelineList events={project.timeline} />
            </Section>
          </Stack>
        </Split>
      </Stack>
    </>
  );
}

/** What the buyer requested: lines and terms. Lines that do not change any more are folded to one line at first. */
function RequestLines({ rfq, folded }: { rfq: Rfq; folded: boolean }) {
  const { t } = useTranslation('project');
  const [open, setOpen] = useState(!folded);
  const printing = usePrinting();
  const { t: words } = useTranslation('rfq');
  const { t: trade } = useTranslation('trade');
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
    ...(rfq.delivery_contact
      ? [{ key: 'delivery_contact', label: trade('terms.deliveryContact'), value: rfq.delivery_contact }]
      : []),
    ...(rfq.private_note ? [{ key: 'private_note', label: t('detail.privateNote'), value: rfq.private_note }] : []),
  ];
  return (
    <>
      <Section
        title={t('detail.requestLines')}
        count={rows.length}
        beside={
          <Text as="span" $size={13} $color="textMuted">
            <WeightSum kg={rfq.total_weight_kg} unweighed={countUnweighed(rfq.lines)} />
          </Text>
        }
        actions={
          folded && (
            <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t(open ? 'detail.foldLines' : 'detail.showLines')}
            </Button>
          )
        }
      >
        {(open || printing) && <LineTable rows={rows} />}
      </Section>
      <Section title={t('detail.terms')}>
        <Card>
          <RequestFacts request={rfq} more={own} />
        </Card>
      </Section>
    </>
  );
}

/** Who of the own company opened the quotations, when, and whether amounts were to be seen; nothing before anybody did. */
function ViewLog({ number }: { number: string }) {
  const { t } = useTranslation('rfq');
  const errorText = useErrorText();
  const views = useInfiniteQuery(amountViewQuery(useApi(), number));
  const rows = useRows(views);
  if (rows.length === 0) return null;
  return (
    <Section title={t('views.title')} note={t('views.note')}>
      <PagedList list={views} shown={rows.length} errorText={errorText}>
        <DataTable
          aria-label={t('views.title')}
          rows={rows}
          rowKey={(row) => row.id}
          dense
          columns={[
            {
              key: 'at',
              header: t('views.at'),
              width: '168px',
              render: (row) => <DateText value={row.seen_at} time />,
            },
            { key: 'who', header: t('views.who'), wrap: true, render: (row) => row.account_name },
            { key: 'what', header: t('views.what'), width: '120px', render: (row) => t(`views.${row.what}`) },
            { key: 'round', header: t('views.round'), width: '72px', align: 'right', render: (row) => row.round },
            {
              key: 'amounts',
              header: t('views.amounts'),
              width: '120px',
              render: (row) => t(row.amounts_shown ? 'views.shown' : 'views.sealed'),
            },
          ]}
        />
      </PagedList>
    </Section>
  );
}

/** The bids of a project; a seller sees its own only. */
function BidList({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const { side, rfq_number_id } = project;
  const columns: Column<Bid>[] = [
    { key: 'counterpart', header: t('list.counterpart'), wrap: true, render: (row) => row.counterpart_name },
    { key: 'status', header: t('list.status'), render: (row) => <StatusChip kind="bid" status={row.status} /> },
    {
      key: 'lines',
      header: t('list.lines'),
      align: 'right',
      render: (row) => <Figure value={row.lines.length} />,
    },
    {
      key: 'total',
      header: t('order.total'),
      align: 'right',
      render: ({ totals, currency }) => <MoneyText amount={totals?.total_amount} currency={currency} strong />,
    },
    {
      key: 'until',
      header: t('bid.answerUntil'),
      render: ({ status, answer_until }) =>
        hasDeadline(status) ? <DeadlineText closesAt={answer_until} countdown={status === 'SENT'} /> : '–',
    },
  ];
  const href = side === 'buyer' ? paths.project.award(rfq_number_id) : paths.project.sale(rfq_number_id);
  return (
    <Section title={t('detail.bids')} count={project.bids.length}>
      <DataTable
        aria-label={t('detail.bids')}
        columns={columns}
        rows={project.bids}
        rowKey={(row) => row.id}
        rowHref={() => href}
      />
    </Section>
  );
}

const LIFE = ['REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN'] as const;

/** The whole life of a project with its present place; nothing of a closed one. */
function LifeTrack({ project: { side, status } }: { project: Project }) {
  const { t } = useTranslation('trade');
  if (status === 'CLS') return null;
  const kind = side === 'seller' ? 'seller' : 'project';
  const at = LIFE.indexOf(status);
  return (
    <Track
      steps={LIFE.map((code, place) => ({
        key: code,
        label: t(`status.${kind}.${code}`),
        done: place < at || status === 'FIN',
      }))}
    />
  );
}
