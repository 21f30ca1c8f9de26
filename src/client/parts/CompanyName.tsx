import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** The badge stays beside a name of two lines; words go below it where there is no room. */
const Root = styled.span<{ $badge: boolean }>`
  display: inline-flex;
  flex-wrap: ${({ $badge }) => ($badge ? 'nowrap' : 'wrap')};
  align-items: center;
  gap: 0 ${space(1)};
  min-width: 0;
  & > svg {
    flex-shrink: 0;
    width: 16px;
    height: 16px;
    color: ${color('accent')};
  }
`;

const Unverified = styled.span`
  color: ${color('textFaint')};
  ${type(12)}
  font-weight: 400;
`;

export type CompanyNameProps = {
  name: string | null | undefined;
  /** Leave out where it is not known. */
  verified?: boolean;
};

/** A company's name, with a badge once an operator has checked its certificate. */
export function CompanyName({ name, verified }: CompanyNameProps) {
  const { t } = useTranslation('trade');
  return (
    <Root $badge={verified === true}>
      <span>{name ?? t('company.unknown')}</span>
      {verified === true && <BadgeCheck aria-hidden />}
      {verified === true && <VisuallyHidden>{t('company.verified')}</VisuallyHidden>}
      {verified === false && <Unverified>{t('company.unverified')}</Unverified>}
    </Root>
  );
}
