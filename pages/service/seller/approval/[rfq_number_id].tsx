import { QuotationApprovalScreen } from '../../../../src/client/features/quotation/approval/QuotationApprovalScreen';
import { sellerRequestQueries } from '../../../../src/client/queries/quotation';
import { quotationApprovalQueries } from '../../../../src/client/queries/quotationApproval';
import { definePage } from '../../../../src/ssr/definePage';

export default definePage({
  screen: QuotationApprovalScreen,
  texts: ['seller', 'trade', 'approval', 'people'],
  access: 'member',
  title: 'seller:approval.title',
  prefetch: ({ api, query: { rfq_number_id: id = '' } }) => [
    quotationApprovalQueries(api).newest(id),
    sellerRequestQueries(api).detail(id),
  ],
});
