import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { pushQueries } from '../../queries/push';
import { loadTexts } from '../i18n/textBackend';
import { useLanguage } from '../language/useLanguage';
import { BellList } from './BellList';
import { BellPanel } from './bellStyles';
import { Badge, BadgeButton } from './badgeStyles';

/** The newest notifications behind a bell, with how many are unread; a push message renews both. */
export function Bell() {
  const { t } = useTranslation('layout');
  const { language } = useLanguage();
  const { asPath } = useRouter();
  // Whoever has gone elsewhere is done with the list.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === asPath;
  const [ready, setReady] = useState(false);
  const { data } = useQuery(pushQueries(useApi()).status());
  const unread = data?.unread ?? 0;
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
          {ready && <BellList unread={unread} onLeave={() => setOpenAt(null)} />}
        </BellPanel>
      </Popover.Portal>
    </Popover.Root>
  );
}
