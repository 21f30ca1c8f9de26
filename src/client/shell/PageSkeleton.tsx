import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Loading, SkeletonBlock, SkeletonLines } from '../ui/Skeleton';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
`;

/** A page whose reader is not known yet: heading, text, table. */
export function PageSkeleton() {
  return (
    <Loading>
      <Stack>
        <SkeletonBlock width="240px" height="32px" />
        <SkeletonLines lines={2} />
        <SkeletonBlock height="320px" />
      </Stack>
    </Loading>
  );
}
