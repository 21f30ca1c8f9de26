import { useTranslation } from 'next-i18next/pages';
import type { Question } from '../../../contract/entities/rfqDialogue';
import { useItemQuestion } from '../../queries/market';
import { WriteForm } from './WriteForm';

type Props = { itemId: string; question: Question; onSent: () => void };

/** Where the seller answers a question about a lot, or corrects the answer. */
export function ItemAnswer({ itemId, question, onSent }: Props) {
  const { t } = useTranslation('market');
  const { mutate, isPending, error } = useItemQuestion(itemId);
  return (
    <WriteForm
      name={`answer:${question.id}`}
      primary
      label={t('question.answer')}
      button={t('question.sendAnswer')}
      maxLength={2000}
      pending={isPending}
      error={error?.message}
      initial={question.answer ?? ''}
      onSend={(answer) =>
        mutate({ question_id: question.id, version: question.version, answer }, { onSuccess: onSent })
      }
    />
  );
}
