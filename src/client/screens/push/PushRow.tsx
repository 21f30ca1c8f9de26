import { Boxes, ClipboardList, FileText, Gavel, MessageSquare, Package, Store, Users } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Push } from '../../../contract/entities/person';
import { recordPath } from '../../../domain/events/recordPath';
import { instantText } from '../../parts/instants';
import { useReader } from '../../parts/useReader';
import { useReadPush } from '../../queries/push';
import { color } from '../../theme/roles';
import { motion, radius, space, type, weight } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Root = styled(Link)<{ $unread: boolean }>`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  background: ${({ $unread, theme }) => ($unread ? theme.color.accentSurface : theme.color.surface)};
  color: ${({ $unread, theme }) => ($unread ? theme.color.text : theme.color.textMuted)};
  ${type(14)}
  transition: background ${motion.fast};
  &:hover {
    background: ${({ $unread, theme }) => ($unread ? theme.color.accentSurfaceStrong : theme.color.surfaceHover)};
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

const Badge = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.round};
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
`;

const Dot = styled.span`
  width: 8px;
  height: 8px;
  border-radius: ${radius.round};
  background: ${color('accent')};
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
};

/** One notification; opening it marks it as read and leads to its record. */
export function PushRow({ push }: { push: Push }) {
  const { t } = useTranslation(['push', 'event']);
  const language = useReader();
  const read = useReadPush();
  const unread = push.read_at === null;
  const open = () => {
    if (unread) read.mutate({ ids: [push.id] });
  };
  return (
    <Root href={recordPath(push)} $unread={unread} onClick={open}>
      <Badge>{icons[push.record_type]}</Badge>
      <span>
        <strong>{t(`event:kinds.${push.kind}.title`, { ...push.params, title: push.title })}</strong>
        <time dateTime={push.created_at}>{instantText(push.created_at, language).slice(12)}</time>
      </span>
      {unread ? (
        <Dot>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </Dot>
      ) : (
        <span />
      )}
    </Root>
  );
}
