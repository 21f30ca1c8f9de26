import { useTranslation } from 'next-i18next/pages';
import type { ProjectSummary } from '../../../../contract/entities/order';
import { DateText } from '../../../shared/DateText';
import { DeadlineText } from '../../../shared/DeadlineText';
import { StatusChip } from '../../../shared/StatusChip';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Figure } from '../../../ui/Figure';
import { Code, Text } from '../../../ui/Text';
import { SideChip } from '../../../shared/SideChip';

/** Columns of the list of projects. */
export function useProjectColumns(): Column<ProjectSummary>[] {
  const { t } = useTranslation('project');
  return [
    {
      key: 'title',
      header: t('list.project'),
      wrap: true,
      render: ({ title, rfq_number_id, key, counterpart_name }) => (
        <>
          {title || t('untitled')}
          <Text as="div" $size={12} $color="textMuted">
            <Code>{rfq_number_id || key}</Code>
            {counterpart_name ? ` · ${counterpart_name}` : ''}
          </Text>
        </>
      ),
    },
    {
      key: 'side',
      folds: 'plain',
      header: t('list.side'),
      width: '96px',
      render: ({ side }) => <SideChip side={side} />,
    },
    {
      key: 'status',
      header: t('list.status'),
      width: '140px',
      render: ({ side, status }) =>
        side === 'seller' ? (
          <StatusChip kind="seller" status={status} />
        ) : (
          <StatusChip kind="project" status={status} />
        ),
    },
    {
      key: 'lines',
      folds: 'named',
      // On a phone a card says whose move it is and until when; the rest stands on the project's page.
      hideOnPhone: true,
      header: t('list.lines'),
      align: 'right',
      width: '72px',
      render: ({ line_count }) => <Figure value={line_count} />,
    },
    {
      key: 'deadline',
      header: t('list.deadline'),
      width: '250px',
      render: ({ closes_at, status }) =>
        closes_at ? <DeadlineText closesAt={closes_at} countdown={status === 'REQ' || status === 'COL'} /> : '–',
    },
    {
      key: 'updated',
      folds: 'named',
      hideOnPhone: true,
      header: t('list.updated'),
      width: '110px',
      render: ({ updated_at }) => <DateText value={updated_at} />,
    },
  ];
}
