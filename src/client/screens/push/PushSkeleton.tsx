import { Stack } from '../../ui/Stack';
import { Loading, SkeletonBlock } from '../../ui/Skeleton';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Notifications that are coming. */
export function PushSkeleton() {
  return (
    <Loading>
      <Stack $gap={2} style={{ marginTop: 24 }}>
        <SkeletonBlock $width="64px" $height="20px" />
        {rows.map((row) => (
          <SkeletonBlock key={row} $height="60px" />
        ))}
      </Stack>
    </Loading>
  );
}
