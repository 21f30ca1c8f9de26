import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { SignOnRecord } from '../../../../contract/entities/signOn';
import { useApi } from '../../../api/ApiProvider';
import { signOnQueries } from '../../../queries/signOn';
import { useRows } from '../../../queries/useRows';
import { DateText } from '../../../shared/DateText';
import { useErrorText } from '../../../shell/errors/useErrorText';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { EmptyState } from '../../../ui/EmptyState';
import { PagedList } from '../../../ui/PagedList';
import { DataTable } from '../../../ui/DataTable';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

/** How sign-ons ended, with reasons that who looks after the provider can act on. */
export function RecordsSection() {
  const { t } = useTranslation('signOn');
  const errorText = useErrorText();
  const list = useInfiniteQuery(signOnQueries(useApi()).records());
  const rows = useRows(list);
  const columns: Column<SignOnRecord>[] = [
    { key: 'at', header: t('records.at'), width: '168px', render: ({ at }) => <DateText value={at} time /> },
    {
      key: 'who',
      header: t('records.who'),
      width: '240px',
      wrap: true,
      render: ({ name, email }) => (
        <Stack $gap={0}>
          <span>{name ?? email ?? t('records.unknown')}</span>
          {name && email && (
            <Text as="span" $size={12} $color="textMuted">
              {email}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'outcome',
      folds: 'named',
      header: t('records.outcome'),
      wrap: true,
      render: ({ outcome, detail }) => (
        <Stack $gap={0}>
          <span>{t(`records.outcomes.${outcome}`)}</span>
          {detail && (
            <Text as="span" $size={12} $color="textMuted">
              {detail}
            </Text>
          )}
        </Stack>
      ),
    },
    { key: 'from', folds: 'named', header: t('records.from'), width: '140px', render: ({ address }) => address },
  ];
  return (
    <Section title={t('records.title')} note={t('records.text')}>
      <PagedList list={list} shown={rows.length} errorText={errorText}>
        <DataTable
          aria-label={t('records.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={list.isPending}
          minWidth={820}
          empty={<EmptyState title={t('records.none')} />}
        />
      </PagedList>
    </Section>
  );
}
