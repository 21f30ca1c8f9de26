import styled from 'styled-components';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';
import { Loading, SkeletonBlock } from '../../../ui/Skeleton';

const Grid = styled.div`
  margin-top: ${space(8)};
`;

const Thirds = styled.div`
  display: grid;
  gap: ${space(8)};
  margin-top: ${space(8)};
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The editor's outline while a draft is opened. */
export function EditorSkeleton() {
  return (
    <Loading>
      <SkeletonBlock $width="320px" $height="32px" />
      <Grid>
        <SkeletonBlock $height="420px" />
      </Grid>
      <Thirds>
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonBlock key={index} $height="60px" />
        ))}
      </Thirds>
    </Loading>
  );
}
