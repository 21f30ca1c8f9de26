import styled from 'styled-components';
import { Loading, SkeletonBlock, SkeletonLines } from '../ui/Skeleton';
import { Split } from '../ui/Split';
import { Stack } from '../ui/Stack';

/** A record is mostly longer than a screen: the footer must not stand in sight first and jump away then. */
const Screenful = styled(Stack)`
  min-height: 100vh;
`;

/** Shape of a record: heading (unless the page has its own), its steps, a table, and the narrow part beside. */
export function RecordSkeleton({ headed = false }: { headed?: boolean }) {
  return (
    <Loading>
      <Screenful $gap={6}>
        {!headed && (
          <Stack $gap={2}>
            <SkeletonBlock width="160px" height="16px" />
            <SkeletonBlock width="320px" height="32px" />
          </Stack>
        )}
        <SkeletonBlock height="96px" />
        <Split>
          <SkeletonBlock height="320px" />
          <SkeletonLines lines={6} />
        </Split>
      </Screenful>
    </Loading>
  );
}
