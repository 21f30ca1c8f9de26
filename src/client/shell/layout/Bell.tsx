import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { pushQueries } from '../../queries/push';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { control, motion, radius, space, type, weight } from '../../theme/tokens';

const Root = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${control.lg};
  height: ${control.lg};
  border-radius: ${radius[8]};
  color: ${color('textMuted')};
  transition: background ${motion.fast};
  &:hover {
    background: ${color('surfaceSunken')};
  }
  ${media.phone} {
    width: ${control.touch};
    height: ${control.touch};
  }
`;

const Badge = styled.span`
  position: absolute;
  top: 2px;
  left: 20px;
  min-width: 18px;
  padding: 0 ${space(1)};
  border: 2px solid ${color('surface')};
  border-radius: ${radius.round};
  background: ${color('danger')};
  color: ${color('onAccent')};
  ${type(12)}
  font-size: 0.6875rem;
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;
  width: max-content;
`;

/** The way to the notifications, with how many are unread; a push message renews the figure. */
export function Bell() {
  const { t } = useTranslation('layout');
  const { data } = useQuery(pushQueries(useApi()).status());
  const unread = data?.unread ?? 0;
  const label = unread > 0 ? t('bell', { count: unread }) : t('bellNone');
  return (
    <Root href={paths.push()} aria-label={label} title={label}>
      <BellIcon size={20} aria-hidden />
      {unread > 0 && <Badge aria-hidden>{unread > 99 ? '99+' : unread}</Badge>}
    </Root>
  );
}
