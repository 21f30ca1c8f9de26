import { cell, comparisonOf, seller } from '../../../src/client/features/award/sampleComparison';
import { viewOf } from '../../../src/client/features/award/comparison/matrixView';
import { ComparisonView } from '../../../src/client/features/award/comparison/ComparisonView';
import { AddressForm } from '../../../src/client/features/cart/AddressForm';
import { BulkPriceDialog } from '../../../src/client/features/quotation/editor/BulkPriceDialog';
import { noLots } from '../../../src/client/features/quotation/editor/ownLots';
import { DeclineDialog } from '../../../src/client/features/quotation/requests/detail/DeclineDialog';
import { CancelDialog } from '../../../src/client/shared/rfq/CancelDialog';
import { EndDialog } from '../../../src/client/shared/rfq/EndDialog';
import { nothing, story } from '../story';

export default { title: 'Features/Forms' };

const rfq = {
  rfq_number_id: 'R260101-AB12C',
  version: 1,
  title: 'Boiler house',
  deadline_date: '2026-03-04T08:00:00Z',
  sealed: true,
  seller_count: 3,
  quotation_count: 1,
  declined_count: 0,
};

const offers = [
  [cell('a', '19500', true), cell('b', '20100'), cell('c', null)],
  [cell('a', '4200'), cell('b', '3900', true), cell('c', '4100')],
];

export const Comparison = story((say) => (
  <ComparisonView
    comparison={comparisonOf(
      [
        seller('a', { company_name: say('대한강관', 'Daehan Pipe') }),
        seller('b', { company_name: say('한빛피팅', 'Hanbit Fittings') }),
        seller('c', { company_name: say('서해밸브', 'Seohae Valve'), company_verified: false }),
      ],
      offers,
    )}
    view={viewOf({})}
    onView={nothing}
  />
));

export const Cancelling = story(() => <CancelDialog rfq={rfq} open onOpenChange={nothing} />);
export const Ending = story(() => <EndDialog rfq={rfq} open onOpenChange={nothing} />);
export const Declining = story(() => <DeclineDialog id="R260101-AB12C" open onOpenChange={nothing} />);
export const Percent = story(() => (
  <BulkPriceDialog rows={[]} selected={[]} lots={noLots} currency="KRW" onClose={nothing} onApply={nothing} />
));
export const Address = story(() => <AddressForm onSaved={nothing} />);
