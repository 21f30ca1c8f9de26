import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useAskQuestion } from '../../queries/rfqDialogue';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Stack } from '../../ui/Stack';
import { Textarea } from '../../ui/Textarea';
import { useRefusal } from './useRefusal';

/** Where a seller asks; what was typed stays when it could not be sent. */
export function AskForm({ number }: { number: string }) {
  const { t } = useTranslation('rfq');
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useAskQuestion(number);
  const refusal = useRefusal(error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { question: text.trim(), line_no: null },
      {
        onSuccess: () => {
          setText('');
          toast.success(t('question.asked'));
        },
      },
    );
  };
  return (
    <form onSubmit={send}>
      <Stack $gap={2}>
        <Field label={t('question.ask')} help={t('question.askHelp')} error={refusal}>
          <Textarea rows={2} maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <div>
          <Button type="submit" loading={isPending} disabled={!text.trim()}>
            {t('question.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
