import { Loading, SkeletonBlock, SkeletonLines } from '../ui/Skeleton';
import { Split } from '../ui/Split';
import { Stack } from '../ui/Stack';

/** Shape of a record: heading (unless the page has its own), its steps, a table, and the narrow part beside. */
export function RecordSkeleton({ headed = false }: { headed?: boolean }) {
  return (
    <Loading>
      <Stack $gap={6}>
        {!headed && (
          <Stack $gap={2}>
            <SkeletonBlock $width="160px" $height="16px" />
            <SkeletonBlock $width="320px" $height="32px" />
          </Stack>
        )}
        <SkeletonBlock $height="96px" />
        <Split>
          <SkeletonBlock $height="320px" />
          <SkeletonLines lines={6} />
        </Split>
      </Stack>
    </Loading>
  );
}
