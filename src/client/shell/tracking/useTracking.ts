import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { redactPath, redactUrl } from '../../../domain/secrets/redactAddress';
import { readCookie } from '../../api/browserTokens';
import { publicEnv } from '../../env';
import { requestLanguage } from '../language/storedLanguage';
import { previousPath } from '../route/pathHistory';
import { mayCarryToken } from './mayCarryToken';
import type { ActionType, TrackingEvent } from './trackingEvent';
import { TrackingOutbox } from './trackingOutbox';

const TRACKED = '[data-stlbs-id]';

/** Records pages entered and left, and clicks on elements that carry `data-stlbs-id`. */
export function useTracking(): void {
  const { events } = useRouter();

  useEffect(() => {
    let path = window.location.pathname + window.location.search;
    track('PAGE_IN', path);
    sendKeptActions();
    const leave = () => track('PAGE_OUT', path);
    const enter = (next: string) => {
      path = next;
      track('PAGE_IN', path);
    };
    // A page that the browser had only put aside comes back without being loaded.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && track('PAGE_IN', path);
    const click = (event: MouseEvent) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(TRACKED) : null;
      if (element) track('CLICK', path, element.dataset.stlbsId, customData(element.dataset.customData));
    };
    // Not when the change starts: one that is cancelled leaves no page.
    events.on('beforeHistoryChange', leave);
    events.on('routeChangeComplete', enter);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('online', sendKeptActions);
    document.addEventListener('click', click, { capture: true });
    return () => {
      events.off('beforeHistoryChange', leave);
      events.off('routeChangeComplete', enter);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('online', sendKeptActions);
      document.removeEventListener('click', click, { capture: true });
    };
  }, [events]);
}

/** `data-custom-data` is JSON; anything else is passed on as the text it is. */
function customData(text: string | undefined): unknown {
  if (text === undefined) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const SERVICE = 'stlbs';
const LONGEST_PATH = 500;
const TOO_MANY_REQUESTS = 429;

let outbox: TrackingOutbox | undefined;

function ownOutbox(): TrackingOutbox {
  outbox ??= new TrackingOutbox(deliver, window.localStorage, () => navigator.onLine);
  return outbox;
}

/** Sends one action, beside everything else the page does; it may outlive the page. */
function track(actionType: ActionType, path: string, key = '', body: unknown = null): void {
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
function sendKeptActions(): void {
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
