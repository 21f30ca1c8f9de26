import { useTranslation } from 'next-i18next/pages';
import { useReadPush, useUnreadPush } from '../../queries/push';
import { useUndo } from '../../ui/useUndo';

/** Marks all notifications as read, and offers the way back for a while. */
export function useReadAll() {
  const { t } = useTranslation('push');
  const read = useReadPush();
  const unread = useUnreadPush();
  const { offer, bar } = useUndo();
  return {
    bar,
    pending: read.isPending,
    readAll: () => read.mutate({}, { onSuccess: ({ read_at }) => offer(t('allRead'), () => unread.mutate(read_at)) }),
  };
}
