import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../paths';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { SkeletonBlock } from '../../ui/Skeleton';
import { useSession } from '../session/useSession';
import { Bell } from './Bell';
import { CartLink } from './CartLink';
import { LanguageSwitch } from './LanguageSwitch';
import { UserMenu } from './UserMenu';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  margin-left: auto;
`;

const Desktop = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${media.phone} {
    display: none;
  }
`;

/** Right end of the header: bell, cart, language and the account, or the ways in. */
export function AccountActions() {
  const { t } = useTranslation('layout');
  const { loading, loggedIn } = useSession();
  return (
    <Root>
      <LanguageSwitch />
      {loggedIn && <Bell />}
      <CartLink />
      <Desktop>
        {loading && <SkeletonBlock $width="104px" $height="36px" />}
        {!loading && loggedIn && <UserMenu />}
        {!loading && !loggedIn && (
          <>
            <ButtonLink variant="ghost" href={paths.auth.login()}>
              {t('login')}
            </ButtonLink>
            <ButtonLink variant="primary" href={paths.auth.signup()}>
              {t('join')}
            </ButtonLink>
          </>
        )}
      </Desktop>
    </Root>
  );
}
