import { useQuery } from '@tanstack/react-query';
import {
  BadgeCheck,
  Bell,
  Download,
  FileSpreadsheet,
  History,
  Inbox,
  Layers,
  KeyRound,
  LockKeyhole,
  Mail,
  MonitorSmartphone,
  Plug,
  Star,
  UserRound,
  UsersRound,
  WalletCards,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Profile } from '../../../contract/entities/person';
import { useApi } from '../../api/ApiProvider';
import { useOwnCompany } from '../../shell/session/useOwnCompany';
import { paths } from '../../paths';
import { mailIntakeQuery } from '../../queries/mailIn';
import { pushQueries } from '../../queries/push';
import { saleItemsQueries } from '../../queries/saleItems';
import { color } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { CardLink } from '../../ui/Card';
import { Columns } from '../../ui/Stack';

const Tile = styled(CardLink)`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  align-items: center;
  gap: ${space(4)};
  & > span:first-child {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 40px;
    height: 40px;
    border-radius: ${radius[8]};
    background: ${color('accentSurface')};
    color: ${color('accentText')};
  }
  strong {
    display: block;
    ${type(16)}
    font-weight: ${weight.semibold};
  }
  small {
    color: ${color('textMuted')};
    ${type(13)}
  }
`;

/** The ways to what belongs to me and my company, each with how it stands there. */
export function OverviewTiles({ profile }: { profile: Profile }) {
  const { t } = useTranslation('user');
  const company = useOwnCompany();
  const api = useApi();
  const active = profile.member_status === 'active';
  const { data: sale } = useQuery({ ...saleItemsQueries(api).mine(), enabled: active });
  const { data: push } = useQuery({ ...pushQueries(api).status(), enabled: active });
  const { data: mail } = useQuery({ ...mailIntakeQuery(api), enabled: active });
  const count = sale?.sale_material_list.length ?? 0;
  const unread = push?.unread ?? 0;
  const tiles = [
    { key: 'profile', icon: <UserRound />, href: paths.user.mypageTab('profile'), note: profile.email },
    {
      key: 'materials',
      icon: <Layers />,
      href: paths.user.mypageTab('materials'),
      note: count > 0 ? t('overview.materialsCount', { count }) : t('overview.materialsNone'),
    },
    {
      key: 'company',
      icon: <BadgeCheck />,
      href: paths.user.mypageTab('company'),
      note: company,
    },
    { key: 'members', icon: <UsersRound />, href: paths.user.mypageTab('members'), note: t('overview.membersNote') },
    { key: 'approval', icon: <Mail />, href: paths.user.mypageTab('approval'), note: t('overview.approvalNote') },
    {
      key: 'sessions',
      icon: <MonitorSmartphone />,
      href: paths.user.mypageTab('sessions'),
      note: t('overview.sessionsNote'),
    },
    {
      key: 'security',
      icon: <LockKeyhole />,
      href: paths.user.mypageTab('security'),
      note: t('overview.securityNote'),
    },
    {
      key: 'push',
      icon: <Bell />,
      href: paths.push(),
      note: unread > 0 ? t('overview.pushCount', { count: unread }) : t('overview.pushNone'),
    },
    { key: 'interest', icon: <Star />, href: paths.user.interest(), note: t('overview.interestNote') },
    { key: 'exports', icon: <Download />, href: paths.user.mypageTab('exports'), note: t('overview.exportsNote') },
    { key: 'log', icon: <History />, href: paths.user.mypageTab('log'), note: t('overview.logNote') },
    { key: 'erp', icon: <FileSpreadsheet />, href: paths.user.erp(), note: t('overview.erpNote') },
    { key: 'budget', icon: <WalletCards />, href: paths.user.mypageTab('budget'), note: t('overview.budgetNote') },
    // Not where the operator takes no mails.
    ...(mail?.available
      ? ([{ key: 'mail', icon: <Inbox />, href: paths.user.mypageTab('mail'), note: t('overview.mailNote') }] as const)
      : []),
    { key: 'api', icon: <Plug />, href: paths.user.mypageTab('api'), note: t('overview.apiNote') },
    { key: 'signOn', icon: <KeyRound />, href: paths.user.mypageTab('signOn'), note: t('overview.signOnNote') },
  ] as const;
  return (
    <Columns>
      {tiles.map(({ key, icon, href, note }) => (
        <Tile key={key} href={href}>
          <span aria-hidden>{icon}</span>
          <span>
            <strong>{t(`overview.${key}`)}</strong>
            <small>{note}</small>
          </span>
        </Tile>
      ))}
    </Columns>
  );
}
