import { useTranslation } from 'next-i18next/pages';
import type { Project } from '../../../../contract/entities/order';
import type { Rfq } from '../../../../contract/entities/rfq';
import { paths } from '../../../paths';
import { CompanyName } from '../../../shared/CompanyName';
import { StatusChip } from '../../../shared/StatusChip';
import { PageHeader } from '../../../ui/PageHeader';
import { Code } from '../../../ui/Text';
import { SideChip } from '../../../shared/SideChip';
import { Button } from '../../../ui/Button';
import { CalendarPlus, Copy, Ellipsis, FilePen, Repeat, TimerOff, XCircle } from 'lucide-react';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { projectTransitions } from '../../../../domain/states/project';
import { allows } from '../../../../domain/states/transition';
import { CancelDialog } from '../../../shared/rfq/CancelDialog';
import { EndDialog } from '../../../shared/rfq/EndDialog';
import { ExtendDialog } from '../../../shared/rfq/ExtendDialog';
import { RerequestDialog } from '../../../shared/rfq/RerequestDialog';
import { Menu } from '../../../ui/Menu';
import type { MenuItem } from '../../../ui/menuProps';
import { useCopy } from './useCopy';

type Props = { project: Project; rfq: Rfq | undefined };

/** Title, status and what this side can do beside the next step. */
export function ProjectHead({ project, rfq }: Props) {
  const { t } = useTranslation('project');
  const { side, status, closed_as, rfq_number_id } = project;
  const chip =
    side === 'seller' ? (
      <StatusChip kind="seller" status={status} closedAs={closed_as} />
    ) : (
      <StatusChip kind="project" status={status} closedAs={closed_as} />
    );
  return (
    <PageHeader
      breadcrumb={[{ label: t('list.title'), href: paths.project.list() }, { label: rfq_number_id }]}
      title={project.title || t('untitled')}
      status={chip}
      meta={
        <>
          <SideChip side={side} />
          <Code>{rfq_number_id}</Code>
          {project.counterpart_name && <CompanyName name={project.counterpart_name} />}
        </>
      }
      actions={rfq && <RequestMenu rfq={rfq} />}
    />
  );
}

/** What a buyer may do to a request beside the next step: extend, end early, ask again, copy, cancel. */
function RequestMenu({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation('project');
  const router = useRouter();
  const [dialog, setDialog] = useState<'extend' | 'end' | 'cancel' | 'rerequest' | null>(null);
  const { copy, copying } = useCopy(rfq.rfq_number_id);
  const may = (event: 'extend' | 'close' | 'cancel' | 'rerequest') => allows(projectTransitions, event, rfq.status);
  const items: MenuItem[] = [{ key: 'copy', label: t('menu.copy'), icon: <Copy />, onSelect: copy }];
  if (may('extend')) {
    const editor = paths.buyer.editorFrom('manual', { id: rfq.rfq_number_id, amend: '1' });
    items.unshift(
      { key: 'amend', label: t('menu.amend'), icon: <FilePen />, onSelect: () => void router.push(editor) },
      { key: 'extend', label: t('menu.extend'), icon: <CalendarPlus />, onSelect: () => setDialog('extend') },
      { key: 'end', label: t('menu.end'), icon: <TimerOff />, onSelect: () => setDialog('end') },
    );
  }
  if (may('rerequest')) {
    items.unshift({
      key: 'rerequest',
      label: t('menu.rerequest'),
      icon: <Repeat />,
      onSelect: () => setDialog('rerequest'),
    });
  }
  if (may('cancel')) {
    items.push(
      { kind: 'separator', key: 'line' },
      { key: 'cancel', label: t('menu.cancel'), icon: <XCircle />, danger: true, onSelect: () => setDialog('cancel') },
    );
  }
  const dialogProps = (name: typeof dialog) => ({
    rfq,
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });
  return (
    <>
      <Menu
        trigger={
          <Button icon={<Ellipsis />} loading={copying}>
            {t('menu.more')}
          </Button>
        }
        items={items}
      />
      <ExtendDialog {...dialogProps('extend')} />
      <RerequestDialog {...dialogProps('rerequest')} />
      <EndDialog {...dialogProps('end')} />
      <CancelDialog {...dialogProps('cancel')} />
    </>
  );
}
