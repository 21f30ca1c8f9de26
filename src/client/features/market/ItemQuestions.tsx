import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { instantText } from '../../../domain/time/instants';
import { ItemAnswer } from '../../shared/question/ItemAnswer';
import { QuestionCard, QuestionItems } from '../../shared/question/QuestionCard';
import { WriteForm } from '../../shared/question/WriteForm';
import { useReader } from '../../shared/useReader';
import { marketQueries, useItemQuestion } from '../../queries/market';
import { useErrorText } from '../../shell/errors/useErrorText';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { toast } from '../../ui/toast';

/** Questions about an item between a buyer and its seller; nobody else reads them. */
export function ItemQuestions({ itemId }: { itemId: string }) {
  const { t } = useTranslation('market');
  const language = useReader();
  const errorText = useErrorText();
  const { data } = useQuery(marketQueries(useApi()).questions(itemId));
  const asking = useItemQuestion(itemId);
  if (!data || (data.items.length === 0 && !data.may_ask)) return null;
  return (
    <Section
      title={t('question.title')}
      note={t(data.may_ask ? 'question.buyerHint' : 'question.sellerHint')}
      data-paper={data.items.length === 0 ? 'none' : undefined}
    >
      <Stack $gap={4}>
        {data.items.length > 0 && (
          <QuestionItems>
            {data.items.map((one) => (
              <QuestionCard
                key={one.id}
                question={one}
                meta={[
                  one.company_name ?? t('question.mine'),
                  one.asked_at ? instantText(one.asked_at, language) : '',
                ].filter(Boolean)}
                waiting={t('question.waiting')}
                correct={t('question.correct')}
                answerForm={
                  data.may_answer ? (done) => <ItemAnswer itemId={itemId} question={one} onSent={done} /> : undefined
                }
              />
            ))}
          </QuestionItems>
        )}
        {data.may_ask && (
          <WriteForm
            name="question"
            label={t('question.ask')}
            button={t('question.send')}
            maxLength={1000}
            pending={asking.isPending}
            error={asking.error ? errorText(asking.error) : undefined}
            onSend={(question, done) =>
              asking.mutate(
                { question },
                {
                  onSuccess: () => {
                    done();
                    toast.success(t('question.asked'));
                  },
                },
              )
            }
          />
        )}
      </Stack>
    </Section>
  );
}
