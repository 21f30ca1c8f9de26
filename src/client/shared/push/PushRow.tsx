import {
  Boxes,
  Check,
  ClipboardList,
  FileDown,
  FileText,
  Gavel,
  MessageSquare,
  Package,
  ShoppingCart,
  Store,
  Users,
} from 'lucide-react';
import { Link } from '../../ui/Link';
import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import type { Push } from '../../../contract/entities/person';
import { eventFacts } from '../../../domain/events/eventFacts';
import { recordPath } from '../../../domain/events/recordPath';
import { useReadPush } from '../../queries/push';
import { solidEdge } from '../../theme/edge';
import { color } from '../../theme/roles';
import { motion, radius, space, type, weight } from '../../theme/tokens';
import { theme } from '../../theme/theme';
import { IconButton } from '../../ui/IconButton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { instantText } from '../../../domain/time/instants';
import { useReader } from '../useReader';
import type { Texts } from '../../textKeys';

const Root = styled.div<{ $unread: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  align-items: center;
  background: ${({ $unread }) => ($unread ? theme.color.accentSurface : theme.color.surface)};
  transition: background ${motion.fast};
  &:hover {
    background: ${({ $unread }) => ($unread ? theme.color.accentSurfaceStrong : theme.color.surfaceHover)};
  }
`;

const Open = styled(Link)<{ $unread: boolean }>`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} 0 ${space(3)} ${space(4)};
  color: ${({ $unread }) => ($unread ? theme.color.text : theme.color.textMuted)};
  ${type(14)}
  &:focus-visible {
    outline-offset: -2px;
  }
  strong {
    display: block;
    font-weight: ${({ $unread }) => ($unread ? weight.semibold : weight.regular)};
  }
  time {
    color: ${color('textMuted')};
    ${type(12)}
    font-variant-numeric: tabular-nums;
  }
`;

const Facts = styled.span`
  display: block;
  color: ${color('textMuted')};
  ${type(13)}
`;

const Badge = styled.span<{ $unread: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.round};
  background: ${({ $unread }) => ($unread ? theme.color.surface : theme.color.surfaceSunken)};
  color: ${({ $unread }) => ($unread ? theme.color.accentText : theme.color.textMuted)};
  & > i {
    position: absolute;
    top: 0;
    right: 0;
    width: 8px;
    height: 8px;
    border-radius: ${radius.round};
    background: ${color('accent')};
    ${solidEdge}
  }
`;

const icons: Record<Push['record_type'], ReactNode> = {
  rfq: <ClipboardList size={18} aria-hidden />,
  seller_request: <FileText size={18} aria-hidden />,
  bid: <Gavel size={18} aria-hidden />,
  order: <Package size={18} aria-hidden />,
  project: <MessageSquare size={18} aria-hidden />,
  member: <Users size={18} aria-hidden />,
  stock: <Boxes size={18} aria-hidden />,
  store: <Store size={18} aria-hidden />,
  export: <FileDown size={18} aria-hidden />,
  webhook: <FileText size={18} aria-hidden />,
  purchase: <ShoppingCart size={18} aria-hidden />,
};

interface Props {
  push: Push;
  /** Shows the day too, where no heading says it. */
  dated?: boolean;
  onOpen?: () => void;
}

/** One notification: opening it marks it as read and leads to its record; a button only marks it. */
export function PushRow({ push, dated = false, onOpen }: Props) {
  const { t } = useTranslation(['push', 'event']);
  const language = useReader();
  const read = useReadPush();
  const unread = push.read_at === null;
  const mark = () => read.mutate({ ids: [push.id] });
  // The button goes with the mark; the hand stays in the row.
  const markHere = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.parentElement?.querySelector('a')?.focus({ preventScroll: true });
    mark();
  };
  const time = instantText(push.created_at, language);
  const open = () => {
    if (unread) mark();
    onOpen?.();
  };
  return (
    <Root $unread={unread}>
      <Open href={recordPath(push)} $unread={unread} onClick={open}>
        <Badge $unread={unread}>
          {icons[push.record_type]}
          {unread && (
            <i>
              <VisuallyHidden>{t('unread')}</VisuallyHidden>
            </i>
          )}
        </Badge>
        <span>
          <strong>
            {t(`event:kinds.${push.kind as keyof Texts['event']['kinds']}.title`, {
              ...push.params,
              title: push.title,
            })}
          </strong>
          {push.params.facts && (
            <Facts>
              {t(`event:facts.${push.params.facts as keyof Texts['event']['facts']}`, {
                ...eventFacts(push.params, language),
                title: push.title,
              })}
            </Facts>
          )}
          <time dateTime={push.created_at}>{dated ? time : time.slice(12)}</time>
        </span>
      </Open>
      {unread && <IconButton label={t('markRead')} icon={<Check />} onClick={markHere} />}
    </Root>
  );
}
