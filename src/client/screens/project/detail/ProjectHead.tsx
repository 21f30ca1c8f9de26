import { useTranslation } from 'next-i18next/pages';
import type { Project } from '../../../../contract/entities/order';
import type { Rfq } from '../../../../contract/entities/rfq';
import { paths } from '../../../paths';
import { CompanyName } from '../../../parts/CompanyName';
import { StatusChip } from '../../../parts/StatusChip';
import { PageHeader } from '../../../ui/PageHeader';
import { Code } from '../../../ui/Text';
import { SideChip } from '../SideChip';
import { PrimaryAction } from './PrimaryAction';
import { RequestMenu } from './RequestMenu';

type Props = { project: Project; rfq: Rfq | undefined };

/** Title, status and what this side can do now. */
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
      actions={
        <>
          {rfq && <RequestMenu rfq={rfq} />}
          <PrimaryAction project={project} />
        </>
      }
    />
  );
}
