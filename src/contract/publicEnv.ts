import type { Operator } from './operator';
import type { AppEnv, ExternalLinks } from './links';

/** What the browser may know of the settings: the allow-list that `_document` hands over at run time. */
export interface PublicEnv {
  /** `/api` for the embedded backend, else an absolute address; no slash at the end. */
  apiBaseUrl: string;
  /** Base of `POST …/user/action`. */
  trackingBaseUrl: string;
  /** Base of downloadable files and videos; `/cdn` for the embedded ones. */
  cdnUrl: string;
  /** Null switches error reporting off. */
  sentryDsn: string | null;
  /** Null switches the support chat off. */
  channelPluginKey: string | null;
  /** Blog, social media and chat support outside the product; absent ones are not shown. */
  links: ExternalLinks;
  appEnv: AppEnv;
  /** Whether the demo data are loaded, with logins that everybody knows. */
  demo: boolean;
  /** Origin under which browsers reach the app, without a slash at the end. */
  appUrl: string;
  operator: Operator;
}
