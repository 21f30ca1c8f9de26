import * as endpoints from '../../../../contract/endpoints/calendar';
import { member } from '../../../http/context';
import { nobodysRoute, type Route, route } from '../../../http/route';
import { makeCalendar, readCalendar, readFeed, removeCalendar } from './calendar.service';

export const calendarRoutes: Route[] = [
  route(endpoints.getCalendar, (input) => readCalendar(member(input))),
  route(endpoints.makeCalendar, (input) => makeCalendar(member(input))),
  route(endpoints.removeCalendar, (input) => removeCalendar(member(input))),
  nobodysRoute(endpoints.readCalendarFeed, (input) => readFeed(input.work, input.params.feed)),
];
