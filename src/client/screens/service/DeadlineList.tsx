import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { HubDeadline } from '../../../contract/entities/hub';
import { DeadlineText } from '../../parts/DeadlineText';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { Chip } from '../../ui/Chip';
import { Section } from '../../ui/Section';
import { Text } from '../../ui/Text';
import { HubRow } from './hubRow';
import { recordHref } from './waitingHref';

const Row = styled(HubRow)`
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

/** What ends within seven days, on either side, the next one first. */
export function DeadlineList({ deadlines }: { deadlines: readonly HubDeadline[] }) {
  const { t } = useTranslation('service');
  return (
    <Section title={t('week.title')}>
      {deadlines.length === 0 ? (
        <Text $color="textMuted">{t('week.empty')}</Text>
      ) : (
        <Card $padding="none">
          {deadlines.map(({ kind, side, number, title, due_at }) => (
            <Row key={`${side}-${kind}-${number}`} href={recordHref(kind, side, number)}>
              <Chip size="sm" tone={side === 'buyer' ? 'blue' : 'purple'}>
                {t(`week.kinds.${kind}`)}
              </Chip>
              <strong>{title}</strong>
              <DeadlineText closesAt={due_at} />
            </Row>
          ))}
        </Card>
      )}
    </Section>
  );
}
