import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { decimal } from '../values';
import * as routes from '../routes/request';

export const getRate = defineEndpoint(routes.getRate, {
  tag: 'rfq',
  summary: 'Won for a dollar as the operator set it last; the rate of a request begins with it.',
  access: 'member',
  response: z.object({ usd_krw_rate: decimal.nullable(), set_at: z.string().nullable() }),
});
