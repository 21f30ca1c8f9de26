import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { Breadcrumb } from '../../../ui/Breadcrumb';
import { Loading, SkeletonBlock } from '../../../ui/Skeleton';
import { useComparisonTrail } from './useComparisonTrail';
import { MatrixPage } from './ComparisonHead';
import { HEAD_ROW_PX, NAME_ROW_PX, ROW_PX } from './matrixMeasures';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 32px;
`;

const HEAD_PX = NAME_ROW_PX + 2 * HEAD_ROW_PX;
/** As many as a window shows at 900 px. */
const LINES = 20;

/** Where a comparison stands, while it loads or when it cannot be loaded: the way back to its project. */
export function ComparisonPlace({ number }: { number: string }) {
  const items = useComparisonTrail(number);
  return (
    <Head>
      <Breadcrumb items={items} />
    </Head>
  );
}

/** Shape of the matrix: its tools, its head, and its lines, each as high as it will be. */
export function ComparisonSkeleton() {
  return (
    <Loading>
      <MatrixPage />
      <Column>
        <SkeletonBlock $height="32px" />
        <SkeletonBlock $height={`${HEAD_PX}px`} />
        {Array.from({ length: LINES }, (_, line) => (
          <SkeletonBlock key={line} $height={`${ROW_PX.compact - 4}px`} />
        ))}
      </Column>
    </Loading>
  );
}
