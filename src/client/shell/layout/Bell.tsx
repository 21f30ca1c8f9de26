import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { pushQueries } from '../../queries/push';
import { Badge, BadgeLink } from './badgeStyles';

/** The way to the notifications, with how many are unread; a push message renews the figure. */
export function Bell() {
  const { t } = useTranslation('layout');
  const { data } = useQuery(pushQueries(useApi()).status());
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? t('bell', { count: unread }) : t('bellNone');
  return (
    <BadgeLink href={paths.push()} aria-label={label} title={label}>
      <BellIcon size={20} aria-hidden />
      {unread > 0 && <Badge aria-hidden>{unread > 99 ? '99+' : unread}</Badge>}
    </BadgeLink>
  );
}
