import * as endpoints from '../../../../contract/endpoints/order';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { getProject, listProjects } from './project.service';

export const projectRoutes: Route[] = [
  route(endpoints.listProjects, (input) => listProjects(member(input), input.query)),
  route(endpoints.getProject, (input) => getProject(member(input), input.params.rfq_number_id)),
];
