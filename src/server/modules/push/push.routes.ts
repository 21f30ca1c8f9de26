import * as notices from '../../../contract/endpoints/notice';
import { listPush, pushStatus, readPush, unreadPush } from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { type Route, route } from '../../http/route';
import { readDevices, turnOff, turnOn } from './device/pushDevice.service';
import { changeNotices, readNotices } from './noticeSettings.service';
import { listNotifications, readStatus } from './pushList.service';
import { readNotifications, unreadNotifications } from './readPush.service';
import { sendCode, verifyPhone } from './text/phone.service';

export const pushRoutes: Route[] = [
  route(pushStatus, (input) => readStatus(member(input))),
  route(listPush, (input) => listNotifications(member(input), input.query)),
  route(readPush, (input) => readNotifications(member(input), input.body.ids ?? null)),
  route(unreadPush, (input) => unreadNotifications(member(input), input.body.read_at)),
  route(notices.getNotices, (input) => readNotices(member(input))),
  route(notices.patchNotices, (input) => changeNotices(member(input), input.body)),
  route(notices.listPushDevices, (input) => readDevices(member(input))),
  route(notices.addPushDevice, (input) => turnOn(member(input), input.body)),
  route(notices.removePushDevice, (input) => turnOff(member(input), input.params.push_device_id)),
  route(notices.sendPhoneCode, (input) => sendCode(member(input))),
  route(notices.verifyPhone, (input) => verifyPhone(member(input), input.body.code)),
];
