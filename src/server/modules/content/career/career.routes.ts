import { applyForJob } from '../../../../contract/endpoints/application';
import { type Route, route } from '../../../http/route';
import { apply } from './application.service';

export const careerRoutes: Route[] = [route(applyForJob, ({ work, body }) => apply(work, body))];
