import * as bids from '../../../contract/endpoints/bid';
import * as requests from '../../../contract/endpoints/rfq';
import { getBidStock } from '../../../contract/endpoints/ownStock';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { awardLines } from './award.service';
import { bidStock, confirmBid, declineBid, getBid, takeBackBid } from './bid.service';
import { compareQuotations } from './comparison/comparison.service';
import { requestRemainder } from './remainder.service';

export const awardRoutes: Route[] = [
  route(requests.getComparison, (input) =>
    compareQuotations(member(input), input.params.rfq_number_id, input.query.freight),
  ),
  route(requests.awardRfq, (input) => awardLines(member(input), input.params.rfq_number_id, input.body)),
  route(requests.requestRemainder, (input) => requestRemainder(member(input), input.params.rfq_number_id)),
  route(bids.getBid, (input) => getBid(member(input), input.params.bid_id)),
  route(getBidStock, (input) => bidStock(member(input), input.params.bid_id)),
  route(bids.confirmBid, (input) => confirmBid(member(input), input.params.bid_id, input.body)),
  route(bids.declineBid, (input) => declineBid(member(input), input.params.bid_id, input.body)),
  route(bids.takeBackBid, (input) => takeBackBid(member(input), input.params.bid_id, input.body.version)),
];
