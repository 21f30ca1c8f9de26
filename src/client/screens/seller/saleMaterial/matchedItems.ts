import type { EndpointOutput } from '../../../../contract/endpoint';
import type { getQuotationItems } from '../../../../contract/endpoints/user';

/** A request's lines beside the sale materials that cover them. */
export type MatchedItems = EndpointOutput<typeof getQuotationItems>;
