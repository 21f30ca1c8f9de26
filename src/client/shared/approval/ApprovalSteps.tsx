import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { ApprovalStep } from '../../../contract/entities/approval';
import { DateText } from '../DateText';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { Chip } from '../../ui/Chip';
import { Section } from '../../ui/Section';
import { Inline } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useApprovalWords } from './useApprovalWords';

const List = styled.ol`
  display: grid;
  gap: ${space(4)};
  & > li + li {
    padding-top: ${space(4)};
    border-top: 1px solid ${color('line')};
  }
`;

const Name = styled.strong`
  ${type(14)}
  font-weight: ${weight.semibold};
`;

const TONES = { later: 'gray', open: 'yellow', approved: 'green', returned: 'red' } as const;

type Props = {
  steps: readonly ApprovalStep[];
  /** How the due times come about, where that is not plain. */
  note?: string | undefined;
};

/** The approval line of an award, a purchase or a quotation: who decides each step, by when, and how it was decided. */
export function ApprovalSteps({ steps, note }: Props) {
  const { t } = useTranslation('approval');
  return (
    <Section title={t('view.line')}>
      <Card>
        <List>
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </List>
      </Card>
      {note && (
        <Text as="p" $size={13} $color="textMuted">
          {note}
        </Text>
      )}
    </Section>
  );
}

function Step({ step }: { step: ApprovalStep }) {
  const { t } = useTranslation('approval');
  const { approverText } = useApprovalWords();
  const { status, decided_by: by, deputy_for, decided_at, note, people, due_at } = step;
  // A person who decides alone is named above.
  const alone = people.length === 1 && people[0] === approverText(step);
  const undecided = status === 'open' || status === 'later';
  return (
    <li>
      <Inline $justify="space-between">
        <Name>{approverText(step)}</Name>
        <Chip size="sm" tone={TONES[status]}>
          {t(`step.${status}`)}
        </Chip>
      </Inline>
      {by !== null && (
        <Text as="p" $size={13}>
          {deputy_for ? t('step.deputy', { by, for: deputy_for }) : by} · <DateText value={decided_at} time />
        </Text>
      )}
      {note && <Text as="p">{note}</Text>}
      {undecided && (
        <Text as="p" $size={13}>
          {step.owners_stand_in && `${t('step.owners')} `}
          {!alone && t('step.people', { people: people.join(', ') || '–' })}
          {status === 'open' && due_at && (
            <>
              {!alone && ' · '}
              {t('step.due', { at: '' })}
              <DateText value={due_at} time />
            </>
          )}
        </Text>
      )}
    </li>
  );
}
