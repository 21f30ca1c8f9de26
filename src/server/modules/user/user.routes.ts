import { getProfile } from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { type Route, route } from '../../http/mount';
import { readProfile } from './user.service';

export const userRoutes: Route[] = [route(getProfile, (input) => readProfile(member(input)))];
