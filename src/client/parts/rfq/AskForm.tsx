import { useTranslation } from 'next-i18next/pages';
import { toast } from 'react-hot-toast';
import { useAskQuestion } from '../../queries/rfqDialogue';
import { WriteForm } from '../question/WriteForm';
import { useRefusal } from './useRefusal';

/** Where a seller asks; what was typed stays when it could not be sent. */
export function AskForm({ number }: { number: string }) {
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
