import { getHub } from '../../../../contract/endpoints/hub';
import { member } from '../../../http/context';
import { type Route, route } from '../../../http/route';
import { readHub } from './hub.service';

export const hubRoutes: Route[] = [route(getHub, (input) => readHub(member(input)))];
