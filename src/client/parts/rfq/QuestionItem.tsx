import { useTranslation } from 'next-i18next/pages';
import type { Question } from '../../../contract/entities/rfqDialogue';
import { useAnswerQuestion } from '../../queries/rfqDialogue';
import { instantText } from '../../../domain/time/instants';
import { QuestionCard } from '../question/QuestionCard';
import { WriteForm } from '../question/WriteForm';
import { useReader } from '../useReader';
import { useRefusal } from './useRefusal';

export type QuestionItemProps = { number: string; question: Question; mayAnswer: boolean };

/** One question with its answer, or where the buyer writes it. */
export function QuestionItem({ number, question, mayAnswer }: QuestionItemProps) {
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
