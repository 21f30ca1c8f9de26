import * as z from 'zod';
import { defineEndpoint } from '../endpoint';
import { noticeSettings, noticeSettingsChange, pushDevices, pushSubscription } from '../entities/notice';
import * as routes from '../routes/notice';
import { uuid } from '../values';

const tag = 'push';

export const getNotices = defineEndpoint(routes.getNotices, {
  tag,
  summary: 'How the person is notified of each topic.',
  access: 'member',
  response: noticeSettings,
});

export const patchNotices = defineEndpoint(routes.patchNotices, {
  tag,
  summary:
    'Chooses how the person is notified. Ways that a topic cannot have are left out of the answer; a mail that is required stays.',
  access: 'member',
  body: noticeSettingsChange,
  response: noticeSettings,
});

export const listPushDevices = defineEndpoint(routes.listPushDevices, {
  tag,
  summary: 'Devices on which the person gets notifications, the newest first.',
  access: 'member',
  response: pushDevices,
});

export const addPushDevice = defineEndpoint(routes.addPushDevice, {
  tag,
  summary:
    'Turns notifications on for the device of this login, until the login ends. A subscription that another login turned on moves to this one if its keys are the same.',
  access: 'member',
  body: pushSubscription,
  response: pushDevices,
  errors: ['PUSH_ADDRESS', 'PUSH_KEY', 'PUSH_TAKEN'],
  limit: 60,
});

export const removePushDevice = defineEndpoint(routes.removePushDevice, {
  tag,
  summary: 'Turns notifications off for a device of the person.',
  access: 'member',
  params: z.object({ push_device_id: uuid }),
  response: pushDevices,
  errors: ['NOT_FOUND'],
});

export const sendPhoneCode = defineEndpoint(routes.sendPhoneCode, {
  tag,
  summary: 'Sends a code to the phone number of the profile. An earlier code ends.',
  access: 'member',
  response: z.object({ valid_until: z.string() }),
  errors: ['TEXT_OFF', 'TEXT_PHONE', 'TEXT_CODES_SENT'],
  limit: 10,
});

export const verifyPhone = defineEndpoint(routes.verifyPhone, {
  tag,
  summary: 'Proves the phone number of the profile by the code that was sent to it.',
  access: 'member',
  body: z.object({ code: z.string().regex(/^\d{6}$/, 'code') }),
  response: noticeSettings,
  errors: ['TEXT_CODE_WRONG'],
  limit: 20,
});
