import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Push } from '../../../contract/entities/person';
import { dayText } from '../../../domain/time/instants';
import { PushRow } from '../../shared/push/PushRow';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { dayGroups } from './dayGroups';
import { useNow } from '../../ui/useNow';
import { DAY_MS } from '../../../domain/time/spans';

const Part = styled.section`
  margin-top: ${space(6)};
  & > h2 {
    ${type(16)}
    font-weight: ${weight.semibold};
  }
`;

const Day = styled.section`
  margin-top: ${space(4)};
  h3 {
    margin-bottom: ${space(2)};
    color: ${color('textMuted')};
    ${type(13)}
    font-weight: ${weight.semibold};
  }
`;

const List = styled.ul`
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius[16]};
  & > li + li {
    border-top: 1px solid ${color('line')};
  }
`;

/** Notifications under the day they came: first those nobody has read, then the others. */
export function PushDays({ pushes }: { pushes: readonly Push[] }) {
  const { t } = useTranslation('push');
  const parts = [
    { key: 'unread', title: t('unreadTitle'), items: pushes.filter((push) => push.read_at === null) },
    { key: 'read', title: t('readTitle'), items: pushes.filter((push) => push.read_at !== null) },
  ];
  return parts
    .filter(({ items }) => items.length > 0)
    .map(({ key, title, items }) => (
      <Part key={key} aria-label={title}>
        <h2>{title}</h2>
        <Days pushes={items} />
      </Part>
    ));
}

function Days({ pushes }: { pushes: readonly Push[] }) {
  const dayName = useDayName();
  return dayGroups(pushes, dayText).map(({ day, items }) => (
    <Day key={day}>
      <h3>{dayName(day)}</h3>
      <List>
        {items.map((push) => (
          <li key={push.id}>
            <PushRow push={push} />
          </li>
        ))}
      </List>
    </Day>
  ));
}

/** Says "today" and "yesterday" once the browser's clock is known; the date itself until then. */
function useDayName(): (day: string) => string {
  const { t } = useTranslation('push');
  const now = useNow();
  return (day) => {
    if (now === null) return day;
    if (day === dayText(new Date(now).toISOString())) return t('today');
    return day === dayText(new Date(now - DAY_MS).toISOString()) ? t('yesterday') : day;
  };
}
