import * as apiKeys from '../../../contract/endpoints/apiKey';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { makeKey, readKeys, revokeKey } from './apiKey.service';

/** What the company's other systems talk to us with. */
export const machineRoutes: Route[] = [
  route(apiKeys.listApiKeys, (input) => readKeys(member(input))),
  route(apiKeys.makeApiKey, (input) => makeKey(member(input), input.body)),
  route(apiKeys.revokeApiKey, (input) => revokeKey(member(input), input.params.key_id)),
];
