import { INTEREST_TYPES, oneOf } from '../../../../contract/choices';
import { SteelThumb } from '../../../shared/steel/Steel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { Interest } from '../../../../contract/entities/interest';
import { useApi } from '../../../api/ApiProvider';
import { StockQuestions } from '../../../shared/question/StockQuestions';
import { paths } from '../../../paths';
import { interestQueries, useInterest } from '../../../queries/interest';
import { useRows } from '../../../queries/useRows';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useRoute } from '../../../shell/useRoute';
import { ButtonLink } from '../../../ui/ButtonLink';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkTabs } from '../../../ui/LinkTabs';
import { PageHeader } from '../../../ui/PageHeader';
import { PagedList } from '../../../ui/PagedList';
import { Stack } from '../../../ui/Stack';
import { useUndo } from '../../../ui/useUndo';
import { useInterestColumns } from './useInterestColumns';

const QUESTIONS = 'question';

/** What the person has saved: go to it, put it in the cart, let it go. */
export function InterestScreen() {
  const { t } = useTranslation('interest');
  const errorText = useErrorText();
  const { query } = useRoute();
  const requested = query.type === QUESTIONS;
  const type = oneOf(INTEREST_TYPES, query.type);
  const list = useInfiniteQuery(interestQueries(useApi()).list(type));
  const interest = useInterest();
  const { offer, bar } = useUndo();
  const change = ({ record_type, record_id }: Interest, saved: boolean) =>
    interest.mutate({ record_type, record_id, saved });
  const columns = useInterestColumns((row) => {
    change(row, false);
    offer(t('removed'), () => change(row, true));
  });
  const rows = useRows(list);
  const counts = list.data?.pages[0]?.counts ?? {};
  const tabs = [
    { key: 'all', label: t('all'), href: paths.user.interest() },
    ...INTEREST_TYPES.map((one) => ({
      key: one,
      label: t(`type.${one}`),
      count: counts[one] ?? 0,
      href: paths.user.interest({ type: one }),
    })),
    { key: QUESTIONS, label: t('questions'), href: paths.user.interest({ type: QUESTIONS }) },
  ];
  const saved = (
    <>
      {!interest.isError && bar}
      <PagedList list={list} shown={rows.length} errorText={errorText}>
        <DataTable
          aria-label={t('title')}
          rows={rows}
          rowKey={(row) => row.id}
          rowHref={interestHref}
          rowTone={(row) => (row.gone ? 'muted' : undefined)}
          loading={list.isPending}
          columns={columns}
          empty={
            <EmptyState
              drawing={<SteelThumb width={96} spec={{ category: 'flange', type: 'SO', dn: [300] }} />}
              title={t('empty')}
              text={t('emptyText')}
              action={<ButtonLink href={paths.stock.search()}>{t('toStock')}</ButtonLink>}
            />
          }
        />
      </PagedList>
    </>
  );
  return (
    <>
      <PageHeader title={t('title')} />
      <Stack $gap={4}>
        <LinkTabs tabs={tabs} current={requested ? QUESTIONS : (type ?? 'all')} aria-label={t('title')} />
        {requested ? <StockQuestions side="buyer" errorText={errorText} /> : saved}
      </Stack>
    </>
  );
}

/** The page of a saved record; undefined once it is gone. */
function interestHref({ record_type, record_id, gone }: Interest): string | undefined {
  if (gone) return undefined;
  switch (record_type) {
    case 'store':
      return paths.stock.store(record_id);
    case 'stock':
      return paths.stock.item(record_id);
    case 'material':
      return paths.buyer.saleMaterial(record_id);
    case 'request':
      return paths.project.detail(record_id);
  }
}
