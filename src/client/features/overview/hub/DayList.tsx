import { ChevronRight, CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { MoneyText } from '../../../shared/MoneyText';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { motion, radius, space, type, weight } from '../../../theme/tokens';
import { Chip } from '../../../ui/Chip';
import { Countdown } from '../../../ui/Countdown';
import { Link } from '../../../ui/Link';
import { Section } from '../../../ui/Section';
import type { DayTask } from './dayTasks';
import { listHref, recordHref } from './waitingHref';

const List = styled.ul`
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
  overflow: hidden;
  & > li + li {
    border-top: 1px solid ${color('line')};
  }
`;

/** A line is 40 px: side, what to do, which record, money, time. On a phone two lines of 64 px. */
const Row = styled(Link)`
  display: grid;
  grid-template-columns: 64px minmax(8rem, 12rem) minmax(0, 1fr) auto 9.5rem 16px;
  align-items: center;
  gap: 0 ${space(3)};
  min-height: 40px;
  padding: 0 ${space(4)};
  ${type(14)}
  transition: background ${motion.fast};
  &:hover {
    background: ${color('surfaceHover')};
  }
  & > strong {
    font-weight: ${weight.semibold};
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-money],
  & > [data-due] {
    text-align: right;
  }
  & > svg {
    color: ${color('textFaint')};
  }
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-content: center;
    gap: ${space(0.5)} ${space(2)};
    min-height: 64px;
    & > [data-title] {
      grid-row: 2;
      grid-column: 1 / 3;
      color: ${color('textMuted')};
      ${type(13)}
    }
    & > [data-money] {
      grid-row: 2;
      grid-column: 3;
    }
    & > [data-due] {
      grid-row: 1;
      grid-column: 3;
    }
    & > svg {
      display: none;
    }
  }
`;

const More = styled(Link)`
  display: block;
  padding: ${space(1.5)} ${space(4)};
  color: ${color('accentText')};
  ${type(13)}
  &:hover {
    background: ${color('surfaceHover')};
  }
  ${media.desktop} {
    padding-left: calc(${space(4)} + 64px + ${space(3)});
  }
  ${media.phone} {
    padding: ${space(3)} ${space(4)};
  }
`;

const Nothing = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color('textMuted')};
  ${type(14)}
  & > svg {
    flex-shrink: 0;
    color: ${color('success')};
  }
`;

/** What waits for this person on both sides of the trade, in one list by urgency, with the money and the time of each. */
export function DayList({ tasks, count }: { tasks: readonly DayTask[]; count: number }) {
  const { t } = useTranslation('service');
  return (
    <Section title={t('todo.title')} count={count}>
      {tasks.length === 0 ? (
        <Nothing>
          <CircleCheck size={18} aria-hidden />
          {t('todo.none')}
        </Nothing>
      ) : (
        <List>
          {tasks.map((task) => (
            <li key={`${task.side}-${task.kind}-${task.record?.number ?? 'more'}`}>
              <Task task={task} />
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

function Task({ task: { kind, side, record, more } }: { task: DayTask }) {
  const { t } = useTranslation('service');
  const what = t(`todo.kinds.${kind}`);
  if (!record) {
    return <More href={listHref(kind, side)}>{t('todo.more', { what, count: more })}</More>;
  }
  const { number, title, due_at, amount, currency } = record;
  return (
    <Row href={recordHref(kind, side, number)} data-stlbs-id={`hub-${kind}`}>
      <span>
        <Chip size="sm" tone={side === 'buyer' ? 'blue' : 'purple'}>
          {t(side)}
        </Chip>
      </span>
      <strong>{what}</strong>
      <span data-title>{title || t('todo.untitled')}</span>
      <span data-money>{amount !== null && currency && <MoneyText amount={amount} currency={currency} />}</span>
      <span data-due>{due_at && <Countdown deadline={due_at} passed="late" />}</span>
      <ChevronRight size={16} aria-hidden />
    </Row>
  );
}
