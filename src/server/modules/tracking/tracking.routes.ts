import { postUserAction } from '../../../contract/endpoints/tracking';
import { type Route, route } from '../../http/route';
import { takeAction } from './tracking.service';

export const trackingRoutes: Route[] = [
  route(postUserAction, async ({ work, body, request }) => {
    const token = request.headers['stlbs-token'];
    await takeAction(work, body, typeof token === 'string' ? token : undefined);
    return {};
  }),
];
