import { dropInterest, listInterest, saveInterest } from '../../../../contract/endpoints/interest';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { drop, list, save } from './interest.service';

export const interestRoutes: Route[] = [
  route(listInterest, (input) => list(member(input), input.query)),
  route(saveInterest, (input) => save(member(input), input.body)),
  route(dropInterest, (input) => drop(member(input), input.body.records)),
];
