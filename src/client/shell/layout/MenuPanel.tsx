import { Link } from '../../ui/Link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../paths';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { OpenSheet } from '../../ui/OpenSheet';
import { useSession } from '../session/useSession';
import { ThemeSwitch } from '../theme/ThemeSwitch';
import { areaEntries, currentEntry } from './areaEntries';
import { areaOf, type Area } from './areas';
import { LanguageSwitch } from './LanguageSwitch';

const Group = styled.section`
  padding: ${space(3)} 0;
  border-bottom: 1px solid ${color('line')};
`;

const Heading = styled.h2`
  color: ${color('textFaint')};
  ${type(12)}
  font-weight: ${weight.semibold};
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  border-radius: ${radius[8]};
  ${type(16)}
  font-weight: ${weight.medium};
  &[aria-current] {
    color: ${color('accentText')};
    font-weight: ${weight.semibold};
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)} 0;
`;

const areas: readonly Area[] = ['buyer', 'seller', 'stock', 'project', 'my'];

/** What the phone's menu button opens: every place of the product. */
export function MenuPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('layout');
  const { loggedIn } = useSession();
  const { pathname, asPath } = useRouter();
  const here = areaOf(pathname);
  const address = asPath.split(/[?#]/)[0] ?? '';
  return (
    <OpenSheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('menu')}
      side="right"
      width={320}
      focus="control"
    >
      {!loggedIn && (
        <Ways>
          <ButtonLink variant="primary" size="lg" wide href={paths.auth.login()}>
            {t('login')}
          </ButtonLink>
          <ButtonLink size="lg" wide href={paths.auth.signup()}>
            {t('join')}
          </ButtonLink>
        </Ways>
      )}
      {areas.map((area) => (
        <Group key={area}>
          <Heading>{t(`area.${area}`)}</Heading>
          {areaEntries[area].map((entry) => (
            <Item
              key={entry.text}
              href={entry.href}
              aria-current={area === here && entry === currentEntry(area, address) ? 'page' : undefined}
            >
              {t(`nav.${entry.text}`)}
            </Item>
          ))}
        </Group>
      ))}
      <Ways>
        {loggedIn && (
          <ButtonLink wide href={paths.auth.logout()}>
            {t('logout')}
          </ButtonLink>
        )}
        <LanguageSwitch onChange={onClose} />
        <ThemeSwitch />
      </Ways>
    </OpenSheet>
  );
}
