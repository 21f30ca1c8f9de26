import { DEMO_LOGINS } from '../../../contract/constants';
import type { App } from '../../http/context';

const EMAILS = new Set<string>(Object.values(DEMO_LOGINS));

/** A demo login, whose password everybody knows, in a data folder that serves in production now. */
export const isDemoLeftBehind = ({ env }: App, email: string): boolean => env.APP_ENV === 'prod' && EMAILS.has(email);
