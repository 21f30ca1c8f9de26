import { getHomeFigures } from '../../../../contract/endpoints/home';
import { type Route, route } from '../../../http/route';
import { homeFigures } from './figures.service';

export const homeRoutes: Route[] = [route(getHomeFigures, ({ work }) => homeFigures(work))];
