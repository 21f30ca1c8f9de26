import { ChevronRight, CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { MoneyText } from '../../../shared/MoneyText';
import { Chip } from '../../../ui/Chip';
import { Countdown } from '../../../ui/Countdown';
import { Section } from '../../../ui/Section';
import { TASKS } from './DeadlineList';
import { List, More, Nothing, Row } from './dayListStyles';
import type { DayTask } from './dayTasks';
import { listHref, recordHref } from './waitingHref';

/** What waits for this person on both sides of the trade, in one list by urgency, with the money and the time of each. */
export function DayList({ tasks, count }: { tasks: readonly DayTask[]; count: number }) {
  const { t } = useTranslation('service');
  return (
    <Section id={TASKS} title={t('todo.title')} count={count}>
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
