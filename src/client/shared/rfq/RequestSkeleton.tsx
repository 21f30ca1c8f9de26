import { Card } from '../../ui/Card';
import { Loading, SkeletonBlock, SkeletonLines } from '../../ui/Skeleton';
import { Columns, Inline, Stack } from '../../ui/Stack';

const ROWS = 8;

/** Shape of a request's page: head, terms, table. */
export function RequestSkeleton() {
  return (
    <Loading>
      <Stack $gap={6}>
        <Inline $justify="space-between" $gap={4}>
          <Stack $gap={2}>
            <SkeletonBlock width="160px" />
            <SkeletonBlock width="320px" height="32px" />
            <SkeletonBlock width="240px" />
          </Stack>
          <SkeletonBlock width="140px" height="36px" />
        </Inline>
        <Card>
          <Columns $count={3}>
            <SkeletonLines lines={3} />
            <SkeletonLines lines={3} />
            <SkeletonLines lines={3} />
          </Columns>
        </Card>
        <Stack $gap={2}>
          {Array.from({ length: ROWS }, (_, index) => (
            <SkeletonBlock key={index} height="40px" />
          ))}
        </Stack>
      </Stack>
    </Loading>
  );
}
