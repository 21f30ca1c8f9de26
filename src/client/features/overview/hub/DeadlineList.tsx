import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import type { HubDeadline } from '../../../../contract/entities/hub';
import { DateText } from '../../../shared/DateText';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Chip } from '../../../ui/Chip';
import { Countdown } from '../../../ui/Countdown';
import { Section } from '../../../ui/Section';
import { Text, TextLink } from '../../../ui/Text';
import { HubRow } from './hubRow';
import { recordHref } from './waitingHref';
import { WeekStrip } from './WeekStrip';

const Row = styled(HubRow)`
  border-top: 1px solid ${color('line')};
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(1)} ${space(3)};
  strong {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :last-child {
    grid-column: 1 / -1;
    color: ${color('textMuted')};
    ${type(13)}
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid ${color('line')};
`;

/** Records that are shown before the reader wants all. */
const FIRST = 8;

/** The place of the tasks on the page, to which the week leads. */
export const TASKS = 'todo';

/**
 * What is overdue or ends within seven days: all of it as a week, and what does not stand among the tasks, the next one first.
 * The foot says where the others are, so that the counts of the week and the records agree.
 */
export function DeadlineList({ all, deadlines }: Record<'all' | 'deadlines', readonly HubDeadline[]>) {
  const { t } = useTranslation('service');
  const [whole, setWhole] = useState(false);
  if (all.length === 0) return null;
  const shown = whole ? deadlines : deadlines.slice(0, FIRST);
  const hidden = deadlines.length - shown.length;
  const tasks = all.length - deadlines.length;
  return (
    <Section title={t('week.title')} count={all.length}>
      <Card $padding="none">
        <WeekStrip deadlines={all} />
        {shown.map(({ kind, side, number, title, due_at }) => (
          <Row key={`${side}-${kind}-${number}`} href={recordHref(kind, side, number)}>
            <Chip size="sm" tone={side === 'buyer' ? 'blue' : 'purple'}>
              {t(`week.kinds.${kind}`)}
            </Chip>
            <strong>{title}</strong>
            <span>
              <DateText value={due_at} time />{' '}
              <Countdown deadline={due_at} passed={kind === 'closing' ? 'over' : 'late'} />
            </span>
          </Row>
        ))}
        {(hidden > 0 || tasks > 0) && (
          <Foot>
            {hidden > 0 && (
              <Button size="sm" onClick={() => setWhole(true)}>
                {t('week.more', { count: hidden })}
              </Button>
            )}
            {tasks > 0 && (
              <Text $size={13}>
                <TextLink href={`#${TASKS}`}>{t('week.amongTasks', { count: tasks })}</TextLink>
              </Text>
            )}
          </Foot>
        )}
      </Card>
    </Section>
  );
}
