import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { type QuestionSide, useQuestions } from '../../queries/rfqDialogue';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { AskForm } from './AskForm';
import { QuestionItem } from './QuestionItem';

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Hint = styled.p`
  color: ${color('textMuted')};
  ${type(13)}
`;

export type QuestionSectionProps = { number: string; side: QuestionSide };

/** Questions and answers about a request: sellers ask, the buyer answers to all. Loads by itself. */
export function QuestionSection({ number, side }: QuestionSectionProps) {
  const { t } = useTranslation('rfq');
  const { data } = useQuestions(side, number);
  if (!data || (data.items.length === 0 && !data.may_ask && !data.may_answer)) return null;
  return (
    <Section title={t('question.title')}>
      <Stack $gap={4}>
        <Hint>{t(side === 'buyer' ? 'question.buyerHint' : 'question.sellerHint')}</Hint>
        {data.items.length > 0 ? (
          <List>
            {data.items.map((one) => (
              <QuestionItem key={one.id} number={number} question={one} mayAnswer={data.may_answer} />
            ))}
          </List>
        ) : (
          <Hint>{t('question.none')}</Hint>
        )}
        {data.may_ask && <AskForm number={number} />}
      </Stack>
    </Section>
  );
}
