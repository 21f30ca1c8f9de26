import { Link } from '../../ui/Link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { HubChange } from '../../../contract/entities/hub';
import { DateText } from '../../parts/DateText';
import { timelineLook } from '../../parts/timelineLook';
import { paths } from '../../paths';
import { edge } from '../../theme/edge';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { Section } from '../../ui/Section';
import { Text, TextLink } from '../../ui/Text';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${space(0.5)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  ${type(14)}
  & + & {
    border-top: 1px solid ${color('line')};
  }
  &:hover {
    background: ${color('surfaceHover')};
  }
  strong {
    font-weight: ${weight.medium};
  }
  small {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: 0 ${space(2)};
    color: ${color('textMuted')};
    ${type(12)}
  }
`;

const Dot = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius.round};
  svg {
    width: 14px;
    height: 14px;
  }
`;

/** What happened last in the company's projects and orders. */
export function ChangeList({ changes }: { changes: readonly HubChange[] }) {
  const { t } = useTranslation(['service', 'trade']);
  const all = (
    <Text $size={13}>
      <TextLink href={paths.project.list()}>{t('changes.all')}</TextLink>
    </Text>
  );
  return (
    <Section title={t('changes.title')} actions={all}>
      {changes.length === 0 ? (
        <Text $color="textMuted">{t('changes.empty')}</Text>
      ) : (
        <Card $padding="none">
          {changes.map((change) => (
            <Change key={`${change.side}-${change.id}`} change={change} />
          ))}
        </Card>
      )}
    </Section>
  );
}

function Change({ change }: { change: HubChange }) {
  const { t } = useTranslation(['trade', 'service']);
  const { kind, params, title, number, at, company_name, actor_side, sellers } = change;
  const { icon, tone } = timelineLook(kind);
  return (
    <Row href={paths.project.detail(number)}>
      <Tinted $tone={tone}>{icon}</Tinted>
      <span>
        <strong>{t(`timeline.${kind}`, params)}</strong> · {title}
      </span>
      <small>
        <span>{company_name ?? t(`actor.${actor_side}`)}</span>
        {sellers > 1 && <span>{t('service:changes.sellers', { count: sellers })}</span>}
        <DateText value={at} time />
      </small>
    </Row>
  );
}

const Tinted = styled(Dot).attrs({ 'aria-hidden': true })<{ $tone: ReturnType<typeof timelineLook>['tone'] }>`
  background: ${({ theme, $tone }) => theme.tone[$tone].surface};
  color: ${({ theme, $tone }) => theme.tone[$tone].text};
  ${edge}
`;
