import { Loading, SkeletonBlock, SkeletonLines } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Split } from './Split';

/** Shape of a record: heading, its steps, a table, and the narrow part beside. */
export function RecordSkeleton() {
  return (
    <Loading>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <SkeletonBlock $width="160px" $height="16px" />
          <SkeletonBlock $width="320px" $height="32px" />
        </Stack>
        <SkeletonBlock $height="96px" />
        <Split>
          <SkeletonBlock $height="320px" />
          <SkeletonLines lines={6} />
        </Split>
      </Stack>
    </Loading>
  );
}
