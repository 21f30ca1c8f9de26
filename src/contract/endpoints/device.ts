import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { device, securityEvent } from '../entities/member';
import { page, pageQuery, uuid } from '../values';
import * as routes from '../routes/account';

const tag = 'auth';

export const listDevices = defineEndpoint(routes.listDevices, {
  tag,
  summary: 'Where the person is signed in, the newest first.',
  access: 'user',
  query: z.object(pageQuery),
  response: page(device),
});

export const endDevice = defineEndpoint(routes.endDevice, {
  tag,
  summary: 'Signs out there.',
  access: 'user',
  params: z.object({ device_id: uuid }),
  response: z.object({}),
  errors: ['NOT_FOUND'],
});

export const endAllDevices = defineEndpoint(routes.endAllDevices, {
  tag,
  summary: 'Signs out everywhere; here too unless this login is kept.',
  access: 'user',
  body: z.object({ keep_current: z.boolean() }),
  response: z.object({ ended: z.number().int() }),
});

export const listSecurityEvents = defineEndpoint(routes.listSecurityEvents, {
  tag,
  summary: "What happened to the person's account, the newest first.",
  access: 'user',
  query: z.object(pageQuery),
  response: page(securityEvent),
});
