import { useTranslation } from 'next-i18next/pages';
import type { Project } from '../../../../contract/entities/order';
import type { Rfq } from '../../../../contract/entities/rfq';
import { AttachmentList } from '../../../parts/files/AttachmentList';
import { QuestionSection } from '../../../parts/rfq/QuestionSection';
import { ViewLog } from './ViewLog';
import { TimelineList } from '../../../parts/TimelineList';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { MessageSection } from '../message/MessageSection';
import { Split } from '../../../ui/Split';
import { BidList } from './BidList';
import { NextStep } from './NextStep';
import { OrderList } from './OrderList';
import { ProjectFacts } from './ProjectFacts';
import { ProjectHead } from './ProjectHead';
import { Remainder } from './Remainder';
import { RequestLines } from './RequestLines';

type Props = { project: Project; rfq: Rfq | undefined };

/** A project: where it is, what to do next, its bids, orders and history. */
export function ProjectView({ project, rfq }: Props) {
  const { t } = useTranslation('project');
  return (
    <>
      <ProjectHead project={project} rfq={rfq} />
      <Stack $gap={8}>
        <Stack $gap={3}>
          <NextStep project={project} />
          <Remainder project={project} />
          <ProjectFacts project={project} rfq={rfq} />
        </Stack>
        <Split>
          <Stack $gap={8}>
            {project.orders.length > 0 && <OrderList orders={project.orders} />}
            {project.bids.length > 0 && <BidList project={project} />}
            {rfq && <RequestLines rfq={rfq} />}
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
