import { useTranslation } from 'next-i18next/pages';
import { type QuestionSide, useQuestions } from '../../queries/rfqDialogue';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { QuestionHint, QuestionItems } from '../question/QuestionCard';
import { AskForm } from './AskForm';
import { QuestionItem } from './QuestionItem';

export type QuestionSectionProps = { number: string; side: QuestionSide };

/** Questions and answers about a request: sellers ask, the buyer answers to all. Loads by itself. */
export function QuestionSection({ number, side }: QuestionSectionProps) {
  const { t } = useTranslation('rfq');
  const { data } = useQuestions(side, number);
  if (!data || (data.items.length === 0 && !data.may_ask && !data.may_answer)) return null;
  return (
    <Section title={t('question.title')}>
      <Stack $gap={4}>
        <QuestionHint>{t(side === 'buyer' ? 'question.buyerHint' : 'question.sellerHint')}</QuestionHint>
        {data.items.length > 0 ? (
          <QuestionItems>
            {data.items.map((one) => (
              <QuestionItem key={one.id} number={number} question={one} mayAnswer={data.may_answer} />
            ))}
          </QuestionItems>
        ) : (
          <QuestionHint>{t('question.none')}</QuestionHint>
        )}
        {data.may_ask && <AskForm number={number} />}
      </Stack>
    </Section>
  );
}
