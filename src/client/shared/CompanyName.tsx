import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { space, type } from '../theme/tokens';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Badge and words follow the last letter, also of a name of two lines. */
const Root = styled.span`
  min-width: 0;
`;

/** Joined to the word before it: a line never begins with the badge. */
const Badge = styled.span`
  white-space: nowrap;
  &::before {
    content: '\\2060';
  }
  & > svg {
    display: inline-block;
    width: 16px;
    height: 16px;
    margin-left: ${space(1)};
    color: ${color('accent')};
    vertical-align: -3px;
  }
`;

const Unverified = styled.span`
  color: ${color('textFaint')};
  ${type(12)}
  margin-left: ${space(1)};
  font-weight: 400;
  white-space: nowrap;
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
    <Root>
      {name ?? t('company.unknown')}
      {verified === true && (
        <Badge aria-hidden>
          <BadgeCheck />
        </Badge>
      )}
      {verified === true && <VisuallyHidden>{t('company.verified')}</VisuallyHidden>}
      {verified === false && <Unverified>{t('company.unverified')}</Unverified>}
    </Root>
  );
}
