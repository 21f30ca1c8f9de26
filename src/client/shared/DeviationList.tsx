import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { type Alternate, alternateChanges } from '../../domain/material/alternateChanges';
import { color } from '../theme/roles';
import { radius, space, type } from '../theme/tokens';
import { useReader } from './useReader';
import { useSpecDescription } from './useSpecDescription';

const Root = styled.div`
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius[4]};
  background: ${color('warningSurface')};
  color: ${color('warningText')};
  font-weight: 400;
  text-align: left;
  ${type(12)}
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(1.5)};
  }
  & b {
    font-weight: 500;
  }
  & svg {
    flex-shrink: 0;
    width: 12px;
    height: 12px;
  }
`;

const Muted = styled.span`
  flex-basis: 100%;
  color: ${color('textMuted')};
`;

type Props = Alternate & {
  /** Names the whole item that is offered too. */
  whole?: boolean;
};

/** Where an offer differs from what was requested: requested → offered, field by field, with the seller's reason. */
export function DeviationList({ whole = false, ...alternate }: Props) {
  const { t } = useTranslation('trade');
  const language = useReader();
  const describe = useSpecDescription();
  const changes = alternateChanges(alternate, language);
  const item = whole && alternate.deviations.length > 0 ? describe(alternate.offered) : '';
  return (
    <Root>
      <ul aria-label={t('alternate.changes')}>
        {changes.map(({ field, requested, offered, reason }) => (
          <li key={field ?? ''}>
            {field && <b>{t(`field.${field}`, { defaultValue: field })}</b>}
            <span>{t('alternate.requested', { value: requested || '–' })}</span>
            <ArrowRight aria-hidden />
            <b>{t('alternate.offered', { value: offered || t('alternate.unstated') })}</b>
            {reason && <Muted>{reason}</Muted>}
          </li>
        ))}
      </ul>
      {item && <Muted>{item}</Muted>}
    </Root>
  );
}
