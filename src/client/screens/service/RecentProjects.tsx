import { FolderKanban } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { ProjectSummary } from '../../../contract/entities/order';
import { DateText } from '../../parts/DateText';
import { StatusChip } from '../../parts/StatusChip';
import { paths } from '../../paths';
import { color } from '../../theme/roles';
import { type } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { DataTable } from '../../ui/DataTable';
import type { Column } from '../../ui/dataTable/tableTypes';
import { EmptyState } from '../../ui/EmptyState';
import { Section } from '../../ui/Section';
import { Inline } from '../../ui/Stack';
import { TextLink } from '../../ui/Text';

const SHOWN = 6;

const All = styled(TextLink)`
  ${type(13)}
`;

const Number = styled.small`
  display: block;
  color: ${color('textMuted')};
  ${type(12)}
`;

/** The projects that changed last, on both sides. */
export function RecentProjects({ projects }: { projects: readonly ProjectSummary[] | undefined }) {
  const { t } = useTranslation('service');
  const columns: Column<ProjectSummary>[] = [
    {
      key: 'name',
      header: t('recent.name'),
      wrap: true,
      render: ({ title, rfq_number_id }) => (
        <>
          {title}
          <Number>{rfq_number_id}</Number>
        </>
      ),
    },
    { key: 'side', header: t('recent.side'), width: '96px', render: ({ side }) => t(side) },
    {
      key: 'status',
      header: t('recent.status'),
      width: '144px',
      render: ({ side, status }) => <StatusChip kind={side === 'buyer' ? 'project' : 'seller'} status={status} />,
    },
    {
      key: 'partner',
      header: t('recent.partner'),
      width: '176px',
      wrap: true,
      render: ({ counterpart_name }) => counterpart_name ?? '–',
    },
    {
      key: 'updated',
      header: t('recent.updated'),
      width: '120px',
      align: 'right',
      render: ({ updated_at }) => <DateText value={updated_at} />,
    },
  ];
  const start = (
    <Inline $justify="center">
      <ButtonLink href={paths.user.mypageTab('materials')}>{t('recent.addMaterials')}</ButtonLink>
      <ButtonLink variant="primary" href={paths.buyer.selectType()}>
        {t('newRequest')}
      </ButtonLink>
    </Inline>
  );
  const empty = (
    <EmptyState icon={<FolderKanban />} title={t('recent.empty')} text={t('recent.emptyText')} action={start} />
  );
  return (
    <Section title={t('recent.title')} actions={<All href={paths.project.list()}>{t('seeAll')}</All>}>
      <DataTable
        aria-label={t('recent.label')}
        columns={columns}
        rows={projects?.slice(0, SHOWN) ?? []}
        rowKey={(project) => project.key}
        rowHref={(project) => paths.project.detail(project.rfq_number_id)}
        loading={projects === undefined}
        skeletonRows={4}
        empty={empty}
      />
    </Section>
  );
}
