import { readCookie } from '../../api/browserTokens';
import { publicEnv } from '../../env';
import { requestLanguage } from '../language/storedLanguage';
import { previousPath } from '../route/pathHistory';
import { redactPath, redactUrl } from '../route/redactPath';
import type { ActionType, TrackingEvent } from './trackingEvent';

const SERVICE = 'stlbs';

/** Sends one action; it may outlive the page, and its failure concerns nobody. */
export function track(actionType: ActionType, path: string, key = '', body: unknown = null): void {
  const event: TrackingEvent = {
    actionType,
    method: 'GET',
    path: redactPath(path),
    referrer: previousPath() ?? redactUrl(document.referrer),
    key,
    body,
    serviceName: SERVICE,
    sessionId: readCookie('session') ?? '',
    clientDate: new Date().toISOString(),
    language: requestLanguage(),
  };
  const access = readCookie('access');
  fetch(`${publicEnv().trackingBaseUrl}/user/action`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(access === undefined ? {} : { 'stlbs-token': access }) },
    body: JSON.stringify(event),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}
