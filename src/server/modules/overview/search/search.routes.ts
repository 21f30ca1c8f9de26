import { searchRecords } from '../../../../contract/endpoints/search';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { findRecords } from './search.service';

export const searchRoutes: Route[] = [route(searchRecords, (input) => findRecords(member(input), input.query.q))];
