import * as endpoints from '../../../../contract/endpoints/bid';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { confirmBid, declineBid, getBid, takeBackBid } from './bid.service';

export const bidRoutes: Route[] = [
  route(endpoints.getBid, (input) => getBid(member(input), input.params.bid_id)),
  route(endpoints.confirmBid, (input) => confirmBid(member(input), input.params.bid_id, input.body)),
  route(endpoints.declineBid, (input) => declineBid(member(input), input.params.bid_id, input.body)),
  route(endpoints.takeBackBid, (input) => takeBackBid(member(input), input.params.bid_id, input.body.version)),
];
