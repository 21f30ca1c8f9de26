import { Menu as MenuIcon } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { IconButton } from '../../ui/IconButton';
import { Sheet } from '../../ui/Sheet';
import { useSession } from '../session/useSession';
import { type Area, areaEntries } from './areas';
import { LanguageSwitch } from './LanguageSwitch';

const Phone = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`;

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
`;

const Ways = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)} 0;
`;

const areas: readonly Area[] = ['buyer', 'seller', 'stock', 'project', 'my'];

/** Every place of the product on a phone, behind one button. */
export function MenuSheet() {
  const { t } = useTranslation('layout');
  const { loggedIn } = useSession();
  const { asPath } = useRouter();
  // Open at one address: going to another closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const setOpen = (open: boolean) => setOpenAt(open ? asPath : null);
  return (
    <Phone>
      <IconButton label={t('menu')} icon={<MenuIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={openAt === asPath} onOpenChange={setOpen} title={t('menu')} side="right" width={320}>
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
              <Item key={entry.text} href={entry.href}>
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
          <LanguageSwitch />
        </Ways>
      </Sheet>
    </Phone>
  );
}
