import { ChevronDown, CircleUserRound, Languages, LogOut } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../paths';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Menu } from '../../ui/Menu';
import type { MenuItem } from '../../ui/menuProps';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useOwnCompany } from '../session/useOwnCompany';
import { useSession } from '../session/useSession';
import { themeIcons } from '../theme/themeIcons';
import { useOtherLanguage } from './LanguageSwitch';
import { THEME_CHOICES, useThemeChoice } from '../theme/useThemeChoice';

const Who = styled.span`
  display: block;
  max-width: 220px;
  color: ${color('text')};
  ${type(14)}
  font-weight: ${weight.semibold};
`;

const Firm = styled.span`
  display: block;
  max-width: 220px;
  overflow: hidden;
  color: ${color('textMuted')};
  ${type(12)}
  font-weight: ${weight.regular};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Name = styled.span`
  max-width: 120px;
  overflow: hidden;
  text-overflow: ellipsis;
  & + svg {
    margin-left: -${space(0.5)};
  }
`;

/** The signed-in person's name, with the ways that concern the own account. */
export function UserMenu() {
  const { t } = useTranslation('layout');
  const company = useOwnCompany();
  const { profile } = useSession();
  const [chosen, choose] = useThemeChoice();
  const { other, change } = useOtherLanguage();
  if (!profile) return null;
  const heading = (
    <>
      <Who>{profile.name}</Who>
      <Firm>{company}</Firm>
    </>
  );
  const items: MenuItem[] = [
    { kind: 'heading', key: 'who', label: heading },
    {
      kind: 'link',
      key: 'mypage',
      label: t('mypage'),
      icon: <CircleUserRound />,
      href: paths.user.mypageTab('profile'),
    },
    {
      key: 'language',
      label: (
        <span lang={other}>
          <VisuallyHidden>{t('switchLanguage')} </VisuallyHidden>
          <span aria-hidden>{t('otherLanguageName')}</span>
        </span>
      ),
      icon: <Languages />,
      onSelect: change,
    },
    { kind: 'separator', key: 'above' },
    {
      kind: 'choice',
      key: 'theme',
      label: t('theme.label'),
      value: chosen,
      options: THEME_CHOICES.map((choice) => ({
        value: choice,
        label: t(`theme.${choice}`),
        icon: themeIcons[choice],
      })),
      onChoose: (value) => choose(THEME_CHOICES.find((choice) => choice === value) ?? 'system'),
    },
    { kind: 'separator', key: 'below' },
    { kind: 'link', key: 'logout', label: t('logout'), icon: <LogOut />, href: paths.auth.logout() },
  ];
  const trigger = (
    <Button variant="ghost" icon={<CircleUserRound />} trailingIcon={<ChevronDown />} title={t('account')}>
      <Name>{profile.name}</Name>
    </Button>
  );
  return <Menu trigger={trigger} items={items} />;
}
