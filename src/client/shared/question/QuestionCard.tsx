import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { Question } from '../../../contract/entities/rfqDialogue';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Stack';

export const QuestionItems = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const QuestionHint = styled.p`
  color: ${color('textMuted')};
  ${type(13)}
`;

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

const Requested = styled.p`
  font-weight: ${weight.semibold};
`;

const Meta = styled.div`
  color: ${color('textMuted')};
  ${type(12)}
`;

type Props = {
  question: Question;
  /** The record it is about, where questions of several stand in one list. */
  about?: ReactNode;
  /** The author, the subject and the time of a question. */
  meta: readonly string[];
  /** What stands where the answer will be, for who may not write it. */
  waiting: string;
  correct: string;
  /** Where who may answer writes or corrects the answer; absent for everybody else. */
  answerForm?: ((done: () => void) => ReactNode) | undefined;
};

/** One question with its answer, or with what stands in its place. */
export function QuestionCard({ question, about, meta, waiting, correct, answerForm }: Props) {
  const [correcting, setCorrecting] = useState(false);
  const answered = question.answer !== null;
  return (
    <Item>
      <Stack $gap={2}>
        {about}
        {meta.length > 0 && <Meta>{meta.join(' · ')}</Meta>}
        <Requested>{question.question}</Requested>
        {answered && !correcting && <p>{question.answer}</p>}
        {!answered && !answerForm && <Meta>{waiting}</Meta>}
        {(!answered || correcting) && answerForm?.(() => setCorrecting(false))}
        {answered && !correcting && answerForm && (
          <div>
            <Button size="sm" variant="ghost" onClick={() => setCorrecting(true)}>
              {correct}
            </Button>
          </div>
        )}
      </Stack>
    </Item>
  );
}
