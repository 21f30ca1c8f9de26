import { toast } from 'react-hot-toast';
import { useEffect } from 'react';
import { Banner } from '../../../src/client/ui/Banner';
import { Button } from '../../../src/client/ui/Button';
import { EmptyState } from '../../../src/client/ui/EmptyState';
import { ErrorState } from '../../../src/client/ui/ErrorState';
import { InlineError } from '../../../src/client/ui/InlineError';
import { LoadMore } from '../../../src/client/ui/LoadMore';
import { PagedList } from '../../../src/client/ui/PagedList';
import { Progress } from '../../../src/client/ui/Progress';
import { Loading, LoadingLines, SkeletonBlock } from '../../../src/client/ui/Skeleton';
import { Stack } from '../../../src/client/ui/Stack';
import { Toaster } from '../../../src/client/ui/Toaster';
import { UndoBar } from '../../../src/client/ui/UndoBar';
import { RecordSkeleton } from '../../../src/client/shared/RecordSkeleton';
import { RequestSkeleton } from '../../../src/client/shared/rfq/RequestSkeleton';
import { nothing, States, story } from '../story';

export default { title: 'Basics/Feedback' };

export const Banners = story((say) => (
  <Stack $gap={4}>
    {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Banner
        key={tone}
        tone={tone}
        title={say('마감이 하루 남았어요', 'One day until the deadline')}
        action={<Button size="sm">{say('연장', 'Extend')}</Button>}
      >
        {say('아직 견적을 내지 않은 업체가 2곳 있어요.', 'Two sellers have not quoted yet.')}
      </Banner>
    ))}
  </Stack>
));

export const EmptyAndFailed = story((say) => (
  <States
    of={{
      empty: (
        <EmptyState
          bordered
          title={say('견적 요청이 없어요', 'No request yet')}
          text={say('자재 내역을 올리면 바로 시작할 수 있어요.', 'Upload a bill of materials to begin.')}
          action={<Button variant="primary">{say('견적 요청', 'New request')}</Button>}
        />
      ),
      failed: <ErrorState onRetry={nothing} />,
      'trying again': (
        <ErrorState onRetry={nothing} retrying text={say('연결이 끊겼어요.', 'The connection was lost.')} />
      ),
      inline: <InlineError onRetry={nothing}>{say('저장하지 못했어요.', 'It was not saved.')}</InlineError>,
    }}
  />
));

const read = {
  data: undefined,
  error: null,
  isError: true,
  isFetching: false,
  refetch: nothing,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: nothing,
};

export const Pages = story((say) => (
  <States
    of={{
      'more to come': <LoadMore hasMore loading={false} onLoadMore={nothing} shown={20} />,
      loading: <LoadMore hasMore loading onLoadMore={nothing} shown={20} />,
      failed: (
        <LoadMore
          hasMore
          loading={false}
          onLoadMore={nothing}
          shown={20}
          error={say('연결이 끊겼어요.', 'The connection was lost.')}
        />
      ),
      'first page failed': (
        <PagedList list={read} shown={0} errorText={() => say('연결이 끊겼어요.', 'The connection was lost.')}>
          {null}
        </PagedList>
      ),
    }}
  />
));

export const Waiting = story((say) => (
  <States
    of={{
      progress: <Progress value={0.4} label={say('목록 읽는 중', 'Reading the list')} />,
      'unknown progress': <Progress value={null} label={say('목록 읽는 중', 'Reading the list')} />,
      lines: <LoadingLines lines={3} />,
      block: (
        <Loading>
          <SkeletonBlock width="160px" height="32px" />
        </Loading>
      ),
      request: <RequestSkeleton />,
      record: <RecordSkeleton />,
    }}
  />
));

export const Undo = story((say) => (
  <UndoBar onUndo={nothing} onExpire={nothing} seconds={3600}>
    {say('3개 품목을 삭제했어요.', '3 lines deleted.')}
  </UndoBar>
));

/** Toasts that stay. */
function Toasts({ done, failed }: { done: string; failed: string }) {
  useEffect(() => {
    toast.success(done, { id: 'done', duration: Infinity });
    toast.error(failed, { id: 'failed', duration: Infinity });
    return () => toast.remove();
  }, [done, failed]);
  return <Toaster />;
}

export const Notes = story((say) => (
  <Toasts done={say('저장했어요.', 'Saved.')} failed={say('저장하지 못했어요.', 'It was not saved.')} />
));
