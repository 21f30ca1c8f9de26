import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space } from '../../../theme/tokens';
import { Breadcrumb } from '../../../ui/Breadcrumb';
import { Loading, SkeletonBlock } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useComparisonTrail } from './useComparisonTrail';
import { MatrixPage } from './ComparisonHead';
import { HEAD_ROW_PX, NAME_ROW_PX, ROW_PX } from './matrixMeasures';

const SELLERS = 6;

const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 32px;
`;

/** A line and the prices beside it; a phone shows a name and a price. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) repeat(${SELLERS}, minmax(0, 1fr));
  gap: ${space(6)};
  align-items: center;
  height: ${ROW_PX.compact}px;
  padding: 0 ${space(3)};
  border-bottom: 1px solid ${color('line')};
  ${media.phone} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);
    & > :nth-child(n + 3) {
      display: none;
    }
  }
`;

const HEAD_PX = NAME_ROW_PX + 2 * HEAD_ROW_PX;
/** As many as a window shows at 900 px. */
const LINES = 20;
const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Where a comparison stands, while it loads or when it cannot be loaded: the way back to its project. */
export function ComparisonPlace({ number }: { number: string }) {
  const { t } = useTranslation('project');
  const items = useComparisonTrail(number);
  return (
    <Head>
      <VisuallyHidden as="h1">{t('compare.title')}</VisuallyHidden>
      <Breadcrumb items={items} />
    </Head>
  );
}

/** Shape of the matrix: its tools, its head, and its lines, each as high as it will be. */
export function ComparisonSkeleton() {
  return (
    <Loading>
      <MatrixPage />
      <Stack $gap={1}>
        <SkeletonBlock height="32px" />
        <SkeletonBlock height={`${HEAD_PX}px`} />
        <div>
          {indexes(LINES).map((line) => (
            <Line key={line}>
              {indexes(SELLERS + 1).map((cell) => (
                <SkeletonBlock key={cell} height="12px" />
              ))}
            </Line>
          ))}
        </div>
      </Stack>
    </Loading>
  );
}
