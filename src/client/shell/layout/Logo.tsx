import { Link } from '../../ui/Link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../paths';
import { useSession } from '../session/useSession';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  flex-shrink: 0;
  border-radius: ${radius[8]};
  color: ${color('text')};
  ${type(16)}
  font-weight: ${weight.bold};
  letter-spacing: -0.02em;
  white-space: nowrap;
`;

const Mark = styled.svg`
  flex-shrink: 0;
  fill: ${color('accent')};
  & > circle {
    fill: ${color('onAccent')};
  }
  & > circle:first-of-type {
    fill: none;
    stroke: ${color('onAccent')};
  }
`;

/** The mark is a pipe seen end-on with the bolts of its flange. */
export function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <Mark width={size} height={size} viewBox="0 0 26 26" aria-hidden>
      <rect width="26" height="26" rx="8" />
      <circle cx="13" cy="13" r="5.25" strokeWidth="2.5" />
      <circle cx="6.2" cy="6.2" r="1.4" />
      <circle cx="19.8" cy="6.2" r="1.4" />
      <circle cx="6.2" cy="19.8" r="1.4" />
      <circle cx="19.8" cy="19.8" r="1.4" />
    </Mark>
  );
}

/** Mark and name of the product, leading home: members to their day, others to the landing page. */
export function Logo() {
  const { t } = useTranslation('global');
  const { loggedIn } = useSession();
  return (
    <Root href={loggedIn ? paths.service.hub() : paths.home()}>
      <LogoMark />
      {t('title')}
    </Root>
  );
}
