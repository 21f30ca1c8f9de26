import * as endpoints from '../../../contract/endpoints/statistics';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { readPriceIndex } from './priceIndex.service';
import { readBuyer, readSeller } from './statistics.service';
import { writeStatistics } from './statisticsSheet.service';

export const statisticsRoutes: Route[] = [
  route(endpoints.getBuyerStatistics, (input) => readBuyer(member(input), input.query)),
  route(endpoints.getSellerStatistics, (input) => readSeller(member(input), input.query)),
  route(endpoints.getPriceIndex, (input) => readPriceIndex(member(input))),
  route(endpoints.getStatisticsSheet, (input) => writeStatistics(member(input), input.query)),
];
