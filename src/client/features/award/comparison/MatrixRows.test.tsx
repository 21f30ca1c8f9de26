import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answeringApi } from '../../../../../tests/support/answeringApi';
import { PartFrame } from '../../../../../tests/support/PartFrame';
import { textsIn } from '../../../../../tests/support/partTexts';
import { setTestRouter } from '../../../../../tests/support/testRouter';
import { ApiProvider } from '../../../api/ApiProvider';
import { KeptParts, type PartKeeper } from '../../../ui/Kept';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { Matrix, type MatrixProps } from './Matrix';
import { useSampleMatrix } from './sampleMatrix';

setTestRouter({ query: { x: 'Q1' }, asPath: '/', pathname: '/' });

const texts = await textsIn('ko');
const offered = (price: string) =>
  comparisonOf(
    [seller('a'), seller('b')],
    [
      [cell('a', price, true), cell('b', '2000')],
      [cell('a', '3000'), cell('b', '2500', true)],
    ],
  );
const comparison = offered('1000');

function Sample(change: Partial<MatrixProps>) {
  return <Matrix {...useSampleMatrix({ comparison, ...change })} />;
}

const page = (change: Partial<MatrixProps> = {}) => (
  <PartFrame texts={texts}>
    <ApiProvider value={answeringApi().api}>
      <Sample {...change} />
    </ApiProvider>
  </PartFrame>
);

/** What the server would keep the rows by. */
function contentOf(change?: Partial<MatrixProps>): string | undefined {
  let kept: string | undefined;
  const keeper: PartKeeper = (content, rows) => {
    kept = content;
    return rows;
  };
  renderToString(<KeptParts value={keeper}>{page(change)}</KeptParts>);
  return kept;
}

test('the same comparison is kept once', () => {
  expect(contentOf()).toBe(contentOf());
});

const [one, other] = comparison.sellers;
const named = one && other ? [{ ...one, company_name: '다른 회사' }, other] : [];
const expired = one && other ? [{ ...one, expired: true }, other] : [];
test.each<[string, Partial<MatrixProps>]>([
  ['another price', { comparison: offered('1001') }],
  ['another name', { sellers: named }],
  ['a quotation that expired', { sellers: expired }],
  ['sellers in another order', { sellers: comparison.sellers.toReversed() }],
  ['a seller less', { sellers: comparison.sellers.slice(1) }],
  ['a seller that stays', { pinned: 1 }],
  ['lines in another order', { rows: comparison.rows.toReversed() }],
  ['groups', { group: 'category' }],
  ['higher rows', { height: 'comfortable' }],
  ['a line that is taken', { selection: { line1: [{ quotation_id: 'a', qty: null }] } }],
  ['nothing to choose', { onPick: undefined }],
  ['another currency', { comparison: { ...comparison, currency: 'USD' } }],
])('rows with %s are kept by themselves', (_, change) => {
  expect(contentOf(change)).not.toBe(contentOf());
});
