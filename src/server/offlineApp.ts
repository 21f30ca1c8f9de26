import type { Databases } from './db/database';
import type { Env } from './env';
import type { App } from './http/context';
import { serverClock } from './http/serverClock';
import { openMakers } from './making/makers';
import { nameServers } from './ports/domainRecords';
import { openFiles } from './ports/openFiles';
import { bankTransfer } from './ports/payment';
import { localPushHub } from './ports/pushHub';
import { openReaders, PAGE_LIMITS } from './reading/readers';

/** The app of a process or thread that answers no calls: nobody is connected to it, and it signs nothing. */
export function offlineApp(env: Env, databases: Databases, databaseUrl: string): App {
  return {
    env,
    databases,
    replica: null,
    files: openFiles(env),
    payment: bankTransfer(),
    makers: openMakers({ env, databaseUrl }),
    readers: openReaders(),
    pageReaders: openReaders(PAGE_LIMITS),
    domainRecords: nameServers(env.DNS_SERVER),
    hub: localPushHub(),
    jwtSecret: new Uint8Array(),
    acceptedSecrets: [],
    inProcessKey: '',
    clock: serverClock(),
  };
}
