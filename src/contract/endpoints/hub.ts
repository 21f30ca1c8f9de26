import { defineEndpoint } from '../endpoint';
import { hub } from '../entities/hub';
import * as routes from '../routes/overview';

export const getHub = defineEndpoint(routes.getHub, {
  tag: 'hub',
  summary: 'What waits for the company as a buyer and as a seller, what ends this week, what has changed.',
  access: 'member',
  response: hub,
});
