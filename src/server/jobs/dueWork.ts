import type { DataScope } from '../db/scope';
import { hasUses } from '../http/genuineKeys';
import { forgetOldKeys } from '../http/idempotency.repository';
import type { App } from '../http/context';
import { countRound } from '../metrics';
import { forgetOldInvitations } from '../modules/company/invitation.service';
import { forgetOldUse, keepUse, useIsDue } from '../modules/company/use.service';
import { forgetOldKeys as forgetOldApiKeys, keepUses } from '../modules/machine/apiKey.service';
import { forgetOldDeliveries } from '../modules/machine/delivery.service';
import { resealWebhooks } from '../modules/machine/webhook.service';
import { forgetOldIncoming } from '../modules/mailIn/incoming.service';
import { forgetOldReplies } from '../modules/mailIn/replyAddress.service';
import { forgetOldSignOns } from '../modules/signOn/record.service';
import { resealSignOns } from '../modules/signOn/secret.service';
import { forgetOldTraces } from '../modules/audit/audit.service';
import { forgetOldApplications } from '../modules/content/career/application.service';
import { answerMailRequests } from '../modules/account/passwordReset.service';
import { forgetOldThrottles } from '../modules/account/throttle.service';
import { forgetOldChallenges } from '../modules/account/factor/challenge.service';
import { resealApps } from '../modules/account/factor/authenticatorApp.service';
import { resealOperators } from '../modules/account/operators/operatorAccount.service';
import { forgetOldOperatorLogins } from '../modules/account/operators/operatorLogin.service';
import { forgetLooseFiles } from '../modules/file/file.service';
import { forgetOldExports } from '../modules/export/fileExport.service';
import { forgetOldEmails } from '../modules/email/delivery.service';
import { resealPushKey } from '../modules/push/device/pushKey.service';
import { forgetOldTexts } from '../modules/push/text/textDelivery.service';
import { forgetOldActions } from '../modules/tracking/tracking.service';
import { countVisits } from '../modules/tracking/visits.service';
import { forgetOldContacts, forgetOldLogins, forgetUnverified } from '../modules/account/retention.service';
import { DUE_TASKS, type DueTask, kindOf, type Run } from './dueTasks';
import { everySecond } from './everySecond';
import { failedWork, type Log } from './failedWork';
import { inWork } from './inWork';
import type { Waiting, WaitingWork } from './waitingWork';

const CLEANING_MS = 60 * 60 * 1000;

const SCOPES: readonly DataScope[] = ['test', 'real'];

/** Over all data at once: a day's visits are counted once, and the recipient of an email is found by the address. */
const COMMON_TASKS: readonly DueTask[] = [
  { name: 'count visits', run: countVisits },
  { name: 'answer mail requests', run: answerMailRequests },
];

/** What calls left in the memory of this process. */
const NOTES: ReadonlyArray<readonly [name: string, run: Run, waits: (app: App) => boolean]> = [
  ['note uses of keys', keepUses, hasUses],
  ['note use of companies', keepUse, useIsDue],
];

/** What the tasks wait for; other kinds have loops of their own. */
const OWN_KINDS = new Set([...DUE_TASKS, ...COMMON_TASKS].map(kindOf));

/** Work that becomes due by other work is done in the same turn; what never ends waits for the next one. */
const MOST_ROUNDS = 4;

/** What nobody needs any more, and keys under an old seal, once an hour, over all data. */
const CLEANING: readonly Run[] = [
  (work) => forgetOldKeys(work.db, work.now),
  forgetOldThrottles,
  forgetOldChallenges,
  resealApps,
  resealOperators,
  forgetOldOperatorLogins,
  forgetOldTraces,
  forgetLooseFiles,
  forgetOldExports,
  forgetOldApplications,
  forgetOldEmails,
  forgetOldActions,
  forgetOldContacts,
  forgetOldLogins,
  (work) => forgetUnverified(work),
  forgetOldInvitations,
  forgetOldApiKeys,
  forgetOldDeliveries,
  forgetOldUse,
  forgetOldIncoming,
  forgetOldReplies,
  resealWebhooks,
  resealPushKey,
  forgetOldTexts,
  resealSignOns,
  forgetOldSignOns,
];

/**
 * Work that time makes due is found in the tables by `app_now()`, not in a queue: what is due, and what was done about
 * it, change in one transaction under row locks, so every effect happens once, whichever process does it, also after a
 * kill.
 */
export function startDueWork(
  app: App,
  waiting: WaitingWork,
  log: Log,
): { stop(): Promise<void>; tick(): Promise<void> } {
  let cleanedAt = 0;

  const attempt = (name: string, scope: DataScope, run: Run) =>
    inWork(app, scope, run).catch((error: unknown) => failedWork(name, error, log));
  const round = async (found: Waiting) => {
    for (const scope of SCOPES) {
      for (const task of DUE_TASKS) if (found.has(kindOf(task))) await attempt(task.name, scope, task.run);
    }
    for (const task of COMMON_TASKS) if (found.has(kindOf(task))) await attempt(task.name, 'all', task.run);
  };
  const tick = async () => {
    let before: Waiting = new Set();
    for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
      const found = new Set([...(await waiting.look())].filter((kind) => OWN_KINDS.has(kind)));
      // What still waits after it was done is of another process, or fails.
      if ([...found].every((kind) => before.has(kind))) break;
      await round(found);
      before = found;
    }
    for (const [name, run, waits] of NOTES) if (waits(app)) await attempt(name, 'all', run);
    if (Date.now() - cleanedAt > CLEANING_MS) {
      cleanedAt = Date.now();
      for (const forget of CLEANING) await attempt('forget what is old', 'all', forget);
    }
    countRound();
  };
  const turns = everySecond(tick, (error) => failedWork('due work', error, log));
  return {
    tick,
    async stop() {
      await turns.stop();
      await attempt('note use of companies', 'all', keepUse);
    },
  };
}
