import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { useQuestionList } from '../../queries/market';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadMore } from '../../ui/LoadMore';
import { Loading, SkeletonLines } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/Text';
import { instantText } from '../instants';
import { useReader } from '../useReader';
import { ItemAnswer } from './ItemAnswer';
import { QuestionCard, QuestionItems } from './QuestionCard';

/** Questions about stock, of all lots in one list: a seller answers here, a buyer reads what was answered. */
export function StockQuestions({ side }: { side: 'buyer' | 'seller' }) {
  const { t } = useTranslation('market');
  const language = useReader();
  const list = useQuestionList(side);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) {
    return (
      <Loading>
        <SkeletonLines lines={4} />
      </Loading>
    );
  }
  if (list.isError && items.length === 0) {
    return <ErrorState text={list.error.message} onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  }
  if (items.length === 0)
    return <EmptyState title={t(`question.none.${side}`)} text={t(`question.noneText.${side}`)} />;
  return (
    <Stack $gap={4}>
      <QuestionItems>
        {items.map((one) => (
          <QuestionCard
            key={one.id}
            question={one}
            about={<TextLink href={paths.stock.item(one.item_id)}>{one.title}</TextLink>}
            meta={[
              one.company_name ?? '',
              one.asked_at ? instantText(one.asked_at, language) : '',
              one.closed ? t('question.closed') : '',
            ].filter(Boolean)}
            waiting={t('question.waiting')}
            correct={t('question.correct')}
            answerForm={
              side === 'seller' ? (done) => <ItemAnswer itemId={one.item_id} question={one} onSent={done} /> : undefined
            }
          />
        ))}
      </QuestionItems>
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        shown={items.length}
      />
    </Stack>
  );
}
