import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { HubChange } from '../../../../contract/entities/hub';
import { DateText } from '../../../shared/DateText';
import { timelineLook } from '../../../shared/timelineLook';
import { paths } from '../../../paths';
import { edge } from '../../../theme/edge';
import { color } from '../../../theme/roles';
import { type Tone, theme } from '../../../theme/theme';
import { radius, space, type } from '../../../theme/tokens';
import { Card } from '../../../ui/Card';
import { Section } from '../../../ui/Section';
import { Code, Text, TextLink } from '../../../ui/Text';
import { HubRow } from './hubRow';
import type { Texts, Values } from '../../../textKeys';

const Row = styled(HubRow)`
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${space(0.5)} ${space(3)};
  small {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: 0 ${space(2)};
    color: ${color('textMuted')};
    ${type(12)}
  }
`;

const Sign = styled.span.attrs({ 'aria-hidden': true })<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius.round};
  background: ${({ $tone }) => theme.tone[$tone].surface};
  color: ${({ $tone }) => theme.tone[$tone].text};
  ${edge}
  svg {
    width: 14px;
    height: 14px;
  }
`;

/** What happened last in the company's projects and orders. */
export function ChangeList({ changes }: { changes: readonly HubChange[] }) {
  const { t } = useTranslation(['service', 'trade']);
  if (changes.length === 0) return null;
  const all = (
    <Text $size={13}>
      <TextLink href={paths.project.list()}>{t('changes.all')}</TextLink>
    </Text>
  );
  return (
    <Section title={t('changes.title')} actions={all}>
      <Card $padding="none">
        {changes.map((change) => (
          <Change key={`${change.side}-${change.id}`} change={change} />
        ))}
      </Card>
    </Section>
  );
}

function Change({ change }: { change: HubChange }) {
  const { t } = useTranslation(['trade', 'service']);
  const { kind, params, title, number, at, company_name, actor_side, sellers, order_number } = change;
  const { icon, tone } = timelineLook(kind);
  return (
    <Row href={paths.project.detail(number)}>
      <Sign $tone={tone}>{icon}</Sign>
      <span>
        <strong>{t(`timeline.${kind as keyof Texts['trade']['timeline']}`, params as Values)}</strong> · {title}
      </span>
      <small>
        {order_number && <Code>{order_number}</Code>}
        <span>{company_name ?? t(`actor.${actor_side}`)}</span>
        {sellers > 1 && <span>{t('service:changes.sellers', { count: sellers })}</span>}
        <DateText value={at} time />
      </small>
    </Row>
  );
}
