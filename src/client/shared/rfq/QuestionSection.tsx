import { useTranslation } from 'next-i18next/pages';
import { type QuestionSide, useQuestions, useAskQuestion, useAnswerQuestion } from '../../queries/rfqDialogue';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { QuestionHint, QuestionItems, QuestionCard } from '../question/QuestionCard';
import { toast } from '../../ui/toast';
import { WriteForm } from '../question/WriteForm';
import { useRefusal } from './useRefusal';
import type { Question } from '../../../contract/entities/rfqDialogue';
import { instantText } from '../../../domain/time/instants';
import { useReader } from '../useReader';

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

/** Where a seller asks; what was typed stays when it could not be sent. */
function AskForm({ number }: { number: string }) {
  const { t } = useTranslation('rfq');
  const { mutate, isPending, error } = useAskQuestion(number);
  return (
    <WriteForm
      name="question"
      label={t('question.ask')}
      help={t('question.askHelp')}
      button={t('question.send')}
      maxLength={1000}
      pending={isPending}
      error={useRefusal(error)}
      onSend={(question, done) =>
        mutate(
          { question, line_no: null },
          {
            onSuccess: () => {
              done();
              toast.success(t('question.asked'));
            },
          },
        )
      }
    />
  );
}

type QuestionItemProps = { number: string; question: Question; mayAnswer: boolean };

/** One question with its answer, or where the buyer writes it. */
function QuestionItem({ number, question, mayAnswer }: QuestionItemProps) {
  const { t } = useTranslation('rfq');
  const language = useReader();
  const meta = [
    question.company_name ?? (question.mine ? t('question.mine') : ''),
    question.line_no === null ? '' : t('question.line', { no: question.line_no }),
    question.asked_at ? instantText(question.asked_at, language) : '',
  ].filter(Boolean);
  const form = (done: () => void) => <AnswerForm number={number} question={question} onSent={done} />;
  return (
    <QuestionCard
      question={question}
      meta={meta}
      waiting={t('question.waiting')}
      correct={t('question.correct')}
      answerForm={mayAnswer ? form : undefined}
    />
  );
}

type AnswerFormProps = { number: string; question: Question; onSent: () => void };

function AnswerForm({ number, question, onSent }: AnswerFormProps) {
  const { t } = useTranslation('rfq');
  const { mutate, isPending, error } = useAnswerQuestion(number);
  return (
    <WriteForm
      name={`answer:${question.id}`}
      primary
      label={t('question.answer')}
      button={t('question.answerAll')}
      initial={question.answer ?? ''}
      maxLength={2000}
      pending={isPending}
      error={useRefusal(error)}
      onSend={(answer) =>
        mutate({ question_id: question.id, version: question.version, answer }, { onSuccess: onSent })
      }
    />
  );
}
