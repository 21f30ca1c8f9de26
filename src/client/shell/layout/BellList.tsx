import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { PushRow } from '../../parts/push/PushRow';
import { useReadAll } from '../../parts/push/useReadAll';
import { paths } from '../../paths';
import { pushQueries } from '../../queries/push';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Loading, SkeletonLines } from '../../ui/Skeleton';
import { BellFoot, BellHead, BellNote, BellRows } from './bellStyles';

/** The newest notifications, a button that marks all as read, and the way to the rest. */
export function BellList({ unread, onLeave }: { unread: number; onLeave: () => void }) {
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
          <Loading>
            <SkeletonLines lines={4} />
          </Loading>
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
