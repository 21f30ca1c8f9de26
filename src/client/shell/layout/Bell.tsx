import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon, CheckCheck } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { pushQueries } from '../../queries/push';
import { loadTexts } from '../i18n/textBackend';
import { useLanguage } from '../language/useLanguage';
import { Badge, BadgeButton } from './badgeStyles';
import { PushRow } from '../../shared/push/PushRow';
import { useReadAll } from '../../shared/push/useReadAll';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { useTakenOver } from '../../ui/useTakenOver';
import { ButtonLink } from '../../ui/ButtonLink';
import { LoadingLines } from '../../ui/Skeleton';
import styled, { keyframes } from 'styled-components';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { color, shadow } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';

/**
 * The newest notifications behind a bell, with how many are unread; a push message renews both. `drawn` is the count that the
 * server drew.
 */
export function Bell({ drawn }: { drawn: number }) {
  const { t } = useTranslation('layout');
  const { language } = useLanguage();
  const { asPath } = useRouter();
  // A person who has gone elsewhere is done with the list.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === asPath;
  const [ready, setReady] = useState(false);
  const { data } = useQuery(pushQueries(useApi()).status());
  const unread = useTakenOver() ? (data?.unread ?? 0) : drawn;
  const label = unread > 0 ? t('bell', { count: unread }) : t('bellNone');
  const change = (wanted: boolean) => {
    setOpenAt(wanted ? asPath : null);
    // The words of notifications are many, and most pages never need them.
    if (wanted) void loadTexts(language, ['push', 'event']).then(() => setReady(true));
  };
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger asChild>
        <BadgeButton type="button" aria-label={label} title={label}>
          <BellIcon size={20} aria-hidden />
          {unread > 0 && <Badge aria-hidden>{unread > 99 ? '99+' : unread}</Badge>}
        </BadgeButton>
      </Popover.Trigger>
      <Popover.Portal>
        <BellPanel align="end" sideOffset={8} collisionPadding={12} aria-label={t('bellNone')}>
          {ready ? (
            <BellList unread={unread} onLeave={() => setOpenAt(null)} />
          ) : (
            <BellNote>
              <LoadingLines lines={4} />
            </BellNote>
          )}
        </BellPanel>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The newest notifications, a button that marks all as read, and the way to the rest. */
function BellList({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const { t } = useTranslation('push');
  const list = useQuery(pushQueries(useApi()).newest());
  const { bar, pending, readAll } = useReadAll();
  const pushes = list.data?.items;
  return (
    <>
      <BellHead>
        <strong>{t('bell.title')}</strong>
        <Button
          size="sm"
          variant="ghost"
          icon={<CheckCheck />}
          disabled={unread === 0}
          loading={pending}
          onClick={readAll}
        >
          {t('readAll')}
        </Button>
      </BellHead>
      {bar}
      {list.isPending && (
        <BellNote>
          <LoadingLines lines={4} />
        </BellNote>
      )}
      {list.isError && !pushes && (
        <BellNote role="alert">
          {t('bell.failed')}
          <Button size="sm" onClick={() => void list.refetch()}>
            {t('bell.retry')}
          </Button>
        </BellNote>
      )}
      {pushes?.length === 0 && <BellNote>{t('bell.empty')}</BellNote>}
      {pushes && pushes.length > 0 && (
        <BellRows>
          {pushes.map((push) => (
            <li key={push.id}>
              <PushRow push={push} dated onOpen={onLeave} />
            </li>
          ))}
        </BellRows>
      )}
      <BellFoot>
        <ButtonLink size="sm" wide href={paths.push()} onClick={onLeave}>
          {t('bell.all')}
        </ButtonLink>
      </BellFoot>
    </>
  );
}

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

const BellPanel = styled(Popover.Content)`
  z-index: ${layers.menu};
  display: flex;
  flex-direction: column;
  width: min(400px, calc(100vw - 24px));
  max-height: min(560px, var(--radix-popover-content-available-height));
  min-height: 120px;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('overlay')};
  animation: ${appear} 150ms ease-out;
  &:focus-visible {
    outline: none;
  }
  ${media.phone} {
    max-height: calc(var(--radix-popover-content-available-height) - 56px);
  }
`;

const BellHead = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 48px;
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(4)};
  border-bottom: 1px solid ${color('line')};
  strong {
    ${type(14)}
    font-weight: ${weight.semibold};
  }
`;

const BellRows = styled.ul`
  overflow-y: auto;
  overscroll-behavior: contain;
  & > li + li {
    border-top: 1px solid ${color('line')};
  }
`;

const BellFoot = styled.div`
  flex-shrink: 0;
  padding: ${space(2)};
  border-top: 1px solid ${color('line')};
`;

const BellNote = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(8)} ${space(4)};
  color: ${color('textMuted')};
  ${type(14)}
`;
