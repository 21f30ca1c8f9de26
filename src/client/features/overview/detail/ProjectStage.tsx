import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { Project } from '../../../../contract/entities/order';
import type { Rfq } from '../../../../contract/entities/rfq';
import { countUnweighed } from '../../../../domain/material/totalWeight';
import { projectKeys } from '../../../queries/project';
import { rfqKeys } from '../../../queries/rfq';
import { DateText } from '../../../shared/DateText';
import { DeadlineText } from '../../../shared/DeadlineText';
import { WeightSum } from '../../../shared/WeightSum';
import type { Texts } from '../../../textKeys';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Countdown } from '../../../ui/Countdown';
import { type KeyValue, KeyValueList } from '../../../ui/KeyValueList';
import { Stage, type StageProps } from '../../../ui/Stage';
import { projectStep } from './projectStep';
import { useCopy } from './useCopy';

type Props = { project: Project; rfq: Rfq | undefined };

/** The raised panel of a project: what its reader does next or waits for, until when, and what it has come to so far. */
export function ProjectStage({ project, rfq }: Props) {
  const { t } = useTranslation('project');
  const { side, status, closed_as, sealed } = project;
  const sealedNow = side === 'buyer' && sealed && (status === 'REQ' || status === 'COL');
  const text =
    status === 'CLS'
      ? t(`next.closed.${(closed_as ?? 'cancelled') as keyof Texts['project']['next']['closed']}`)
      : sealedNow
        ? t(`next.sealed.${status}`)
        : t(`next.${side}.${status}`);
  const { expected } = projectStep(project);
  return (
    <Stage
      tone={status === 'FIN' ? 'done' : expected ? 'act' : 'wait'}
      title={t(`stage.project.${side}.${status}`)}
      text={text}
      figure={useDeadline(project)}
      facts={<Facts project={project} rfq={rfq} />}
      actions={<StepButton project={project} />}
    />
  );
}

/** What is left until the quotations close, or until the first award has to be answered. */
function useDeadline({ status, closes_at, bids, rfq_number_id: id }: Project): StageProps['figure'] {
  const { t } = useTranslation('project');
  const client = useQueryClient();
  const figure = (label: string, at: string, onOver?: () => void) => ({
    label,
    value: <Countdown deadline={at} icon={false} {...(onOver && { onOver })} />,
    note: <DateText value={at} time />,
  });
  if ((status === 'REQ' || status === 'COL') && closes_at) {
    return figure(t('stage.due.quotes'), closes_at, () => {
      void client.invalidateQueries({ queryKey: projectKeys.detail(id) });
      void client.invalidateQueries({ queryKey: rfqKeys.detail(id) });
    });
  }
  if (status !== 'BID') return undefined;
  const [first] = bids.flatMap((bid) => (bid.status === 'SENT' ? [bid.answer_until] : [])).sort();
  return first === undefined ? undefined : figure(t('stage.due.answer'), first);
}

/** The button for what the project asks of its reader now. */
function StepButton({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const { copy, copying } = useCopy(project.rfq_number_id);
  const { text, href, expected } = projectStep(project);
  if (!href) {
    return (
      <Button variant="primary" size="lg" onClick={copy} loading={copying}>
        {t(`do.${text}`)}
      </Button>
    );
  }
  return (
    <ButtonLink variant={expected ? 'primary' : 'secondary'} size="lg" href={href}>
      {t(`do.${text}`)}
    </ButtonLink>
  );
}

/** Deadline and counters; a buyer sees how many sellers were invited and how many answered. */
function Facts({ project, rfq }: Props) {
  const { t } = useTranslation('project');
  const { closes_at, ended_at, line_count, quotation_count } = project;
  const items: KeyValue[] = [
    {
      key: 'deadline',
      label: t('detail.deadline'),
      value: <DeadlineText closesAt={closes_at} endedAt={ended_at} countdown={false} />,
    },
  ];
  if (rfq) {
    items.push({
      key: 'sellers',
      label: t('detail.sellers'),
      value: t('detail.companyCount', { count: rfq.seller_count }),
    });
  }
  if (quotation_count !== null) {
    items.push({
      key: 'quotations',
      label: t('detail.quotations'),
      value: t('detail.pieceCount', { count: quotation_count }),
    });
  }
  if (rfq && rfq.declined_count > 0) {
    items.push({
      key: 'declined',
      label: t('detail.declined'),
      value: t('detail.companyCount', { count: rfq.declined_count }),
    });
  }
  items.push({ key: 'lines', label: t('detail.lines'), value: t('detail.lineCount', { count: line_count }) });
  if (rfq) {
    items.push({
      key: 'weight',
      label: t('detail.weight'),
      value: <WeightSum kg={rfq.total_weight_kg} unweighed={countUnweighed(rfq.lines)} />,
    });
  }
  return <KeyValueList items={items} labelWidth="120px" />;
}
