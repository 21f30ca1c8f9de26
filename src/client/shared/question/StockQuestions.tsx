import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { useQuestionList } from '../../queries/market';
import { useRows } from '../../queries/useRows';
import { EmptyState } from '../../ui/EmptyState';
import { PagedList, type PagedListProps } from '../../ui/PagedList';
import { Loading, SkeletonLines } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { TextLink } from '../../ui/Text';
import { instantText } from '../../../domain/time/instants';
import { useReader } from '../useReader';
import { ItemAnswer } from './ItemAnswer';
import { QuestionCard, QuestionItems } from './QuestionCard';

type Props = { side: 'buyer' | 'seller'; errorText: PagedListProps['errorText'] };

/** Questions about stock, of all lots in one list: a seller answers here, a buyer reads what was answered. */
export function StockQuestions({ side, errorText }: Props) {
  const { t } = useTranslation('market');
  const language = useReader();
  const list = useQuestionList(side);
  const items = useRows(list);
  return (
    <Stack $gap={4}>
      <PagedList list={list} shown={items.length} errorText={errorText}>
        {list.isPending && (
          <Loading>
            <SkeletonLines lines={4} />
          </Loading>
        )}
        {list.data && items.length === 0 && (
          <EmptyState title={t(`question.none.${side}`)} text={t(`question.noneText.${side}`)} />
        )}
        {items.length > 0 && (
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
                  side === 'seller'
                    ? (done) => <ItemAnswer itemId={one.item_id} question={one} onSent={done} />
                    : undefined
                }
              />
            ))}
          </QuestionItems>
        )}
      </PagedList>
    </Stack>
  );
}
