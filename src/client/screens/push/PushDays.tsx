import styled from 'styled-components';
import type { Push } from '../../../contract/entities/person';
import { dayText } from '../../parts/instants';
import { useReader } from '../../parts/useReader';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { dayGroups } from './dayGroups';
import { PushRow } from './PushRow';
import { useDayName } from './useDayName';

const Day = styled.section`
  margin-top: ${space(6)};
  h2 {
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

/** Notifications under the day they came. */
export function PushDays({ pushes }: { pushes: readonly Push[] }) {
  const language = useReader();
  const dayName = useDayName();
  return dayGroups(pushes, (at) => dayText(at, language)).map(({ day, items }) => (
    <Day key={day}>
      <h2>{dayName(day)}</h2>
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
