import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { Question } from '../../../contract/entities/rfqDialogue';
import { useAnswerQuestion } from '../../queries/rfqDialogue';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Stack } from '../../ui/Stack';
import { Textarea } from '../../ui/Textarea';
import { instantText } from '../instants';
import { useReader } from '../useReader';
import { useRefusal } from './useRefusal';

const Item = styled.li`
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  ${type(14)}
  & p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Asked = styled.p`
  font-weight: ${weight.semibold};
`;

const Meta = styled.div`
  color: ${color('textMuted')};
  ${type(12)}
`;

export type QuestionItemProps = { number: string; question: Question; mayAnswer: boolean };

/** One question with its answer, or where the buyer writes it. */
export function QuestionItem({ number, question, mayAnswer }: QuestionItemProps) {
  const { t } = useTranslation('rfq');
  const language = useReader();
  const [correcting, setCorrecting] = useState(false);
  const who = question.company_name ?? (question.mine ? t('question.mine') : null);
  const meta = [
    who,
    question.line_no === null ? null : t('question.line', { no: question.line_no }),
    question.asked_at && instantText(question.asked_at, language),
  ].filter(Boolean);
  return (
    <Item>
      <Stack $gap={2}>
        {meta.length > 0 && <Meta>{meta.join(' · ')}</Meta>}
        <Asked>{question.question}</Asked>
        {question.answer !== null && !correcting && <p>{question.answer}</p>}
        {question.answer === null && !mayAnswer && <Meta>{t('question.waiting')}</Meta>}
        {mayAnswer && (question.answer === null || correcting) && (
          <AnswerForm number={number} question={question} onSent={() => setCorrecting(false)} />
        )}
        {mayAnswer && question.answer !== null && !correcting && (
          <div>
            <Button size="sm" variant="ghost" onClick={() => setCorrecting(true)}>
              {t('question.correct')}
            </Button>
          </div>
        )}
      </Stack>
    </Item>
  );
}

type AnswerFormProps = { number: string; question: Question; onSent: () => void };

function AnswerForm({ number, question, onSent }: AnswerFormProps) {
  const { t } = useTranslation('rfq');
  const [text, setText] = useState(question.answer ?? '');
  const { mutate, isPending, error } = useAnswerQuestion(number);
  const refusal = useRefusal(error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate({ question_id: question.id, version: question.version, answer: text.trim() }, { onSuccess: onSent });
  };
  return (
    <form onSubmit={send}>
      <Stack $gap={2}>
        <Field label={t('question.answer')} error={refusal}>
          <Textarea rows={2} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <div>
          <Button type="submit" variant="primary" size="sm" loading={isPending} disabled={!text.trim()}>
            {t('question.answerAll')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
