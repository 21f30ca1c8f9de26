import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Deviation } from '../../../../contract/entities/quotation';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const List = styled.ul`
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius[4]};
  background: ${color('warningSurface')};
  ${type(12)}
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space(1.5)};
  }
  & b {
    color: ${color('warningText')};
    font-weight: 500;
  }
  & svg {
    width: 12px;
    height: 12px;
  }
`;

const Reason = styled.span`
  flex-basis: 100%;
  color: ${color('textMuted')};
`;

/** Where an offer differs from what was asked, field by field. */
export function DeviationList({ deviations }: { deviations: readonly Deviation[] }) {
  const { t } = useTranslation(['project', 'trade']);
  if (deviations.length === 0) return null;
  return (
    <List aria-label={t('compare.deviations')}>
      {deviations.map(({ field, requested, offered, reason }) => (
        <li key={field}>
          <b>{t(`trade:field.${field}`, { defaultValue: field })}</b>
          <span>{requested || '–'}</span>
          <ArrowRight aria-hidden />
          <VisuallyHidden>{t('compare.insteadOf')}</VisuallyHidden>
          <span>{offered || '–'}</span>
          {reason && <Reason>{reason}</Reason>}
        </li>
      ))}
    </List>
  );
}
