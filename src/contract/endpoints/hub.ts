import { defineEndpoint } from '../endpoint';
import { hub } from '../entities/hub';

export const getHub = defineEndpoint({
  method: 'GET',
  path: '/hub',
  tag: 'hub',
  summary: 'What waits for the company as a buyer and as a seller, what ends this week, what has changed.',
  access: 'member',
  response: hub,
});
