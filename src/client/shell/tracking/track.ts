import { redactPath, redactUrl } from '../../../domain/secrets/redactAddress';
import { readCookie } from '../../api/browserTokens';
import { publicEnv } from '../../env';
import { requestLanguage } from '../language/storedLanguage';
import { previousPath } from '../route/pathHistory';
import { mayCarryToken } from './mayCarryToken';
import type { ActionType, TrackingEvent } from './trackingEvent';
import { TrackingOutbox } from './trackingOutbox';

const SERVICE = 'stlbs';
const LONGEST_PATH = 500;
const TOO_MANY_REQUESTS = 429;

let outbox: TrackingOutbox | undefined;

function ownOutbox(): TrackingOutbox {
  outbox ??= new TrackingOutbox(deliver, window.localStorage, () => navigator.onLine);
  return outbox;
}

/** Tells of one action, beside everything else the page does; it may outlive the page. */
export function track(actionType: ActionType, path: string, key = '', body: unknown = null): void {
  void ownOutbox().send({
    actionType,
    method: 'GET',
    path: redactPath(path).slice(0, LONGEST_PATH),
    referrer: (previousPath() ?? redactUrl(document.referrer)).slice(0, LONGEST_PATH),
    key,
    body,
    serviceName: SERVICE,
    sessionId: readCookie('session') ?? '',
    clientDate: new Date().toISOString(),
    language: requestLanguage(),
  });
}

/** Sends what an earlier page, or a time without network, has left behind. */
export function sendKeptActions(): void {
  void ownOutbox().flush();
}

/** A beacon could not carry the token's header; a request kept alive outlives the page as well. */
async function deliver(event: TrackingEvent): Promise<boolean> {
  const { trackingBaseUrl } = publicEnv();
  const access = mayCarryToken(trackingBaseUrl, window.location.href) ? readCookie('access') : undefined;
  const { ok, status } = await fetch(`${trackingBaseUrl}/user/action`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(access === undefined ? {} : { 'stlbs-token': access }) },
    body: JSON.stringify(event),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  return ok || (status < 500 && status !== TOO_MANY_REQUESTS);
}
