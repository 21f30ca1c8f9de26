import { type App, type MemberWork, NO_CLIENT, type Work } from '../../http/context';
import type { Session } from '../../http/sessionType';
import type { Audit } from '../audit';
import type { Database, Executor } from '../database';
import type { Agenda } from './agenda';
import type { Calendar } from './calendar';
import { DEMO_DETAILS } from './companyDetails';
import type { DemoCompany } from './people';
import type { Random } from './random';

/** A company of the demo with the people who act for it. */
export interface Actor {
  company: DemoCompany;
  company_id: string;
  sessions: Session[];
}

/** Everything the demo is played on. All of it is one transaction. */
export interface Stage {
  app: App;
  database: Database;
  db: Executor;
  audit: Audit;
  agenda: Agenda;
  calendar: Calendar;
  random: Random;
  actors: Map<string, Actor>;
}

const FRESH_MS = 10 * 60 * 1000;

/** Work at a moment of the demo's own clock. Nobody is connected yet, so nothing is sent live. */
export function workAt(
  stage: Pick<Stage, 'app' | 'database' | 'db' | 'audit'>,
  now: Date,
  language: 'ko' | 'en' = 'ko',
): Work {
  const { app, database, db, audit } = stage;
  return {
    app,
    database,
    db,
    now,
    language,
    client: NO_CLIENT,
    audit,
    operator: null,
    afterCommit: () => undefined,
  };
}

/** Work of somebody of a company; the first person unless another one is meant. */
export function workOf(stage: Stage, actor: Actor, now: Date, who = 0): MemberWork {
  const session = actor.sessions[who % actor.sessions.length];
  if (!session) throw new Error(`nobody acts for ${actor.company.key}`);
  return {
    ...workAt(stage, now, actor.company.language),
    session: { ...session, fresh_until: new Date(now.getTime() + FRESH_MS) },
  };
}

/** A company of the demo by its key. Throws where the demo has none: an error in its script. */
export function actorOf(stage: Stage, key: string): Actor {
  const actor = stage.actors.get(key);
  if (!actor) throw new Error(`no company ${key} in the demo`);
  return actor;
}

/** Whether a company of the demo has this name, in Korean or in English: records name it in the language of who reads them. */
export function bearsName({ company }: Actor, name: string): boolean {
  return company.name === name || DEMO_DETAILS[company.key]?.name_en === name;
}

/** A company of the demo by its Korean or English name. Throws where none has it. */
export function actorCalled(stage: Stage, name: string): Actor {
  const actor = [...stage.actors.values()].find((one) => bearsName(one, name));
  if (!actor) throw new Error(`no company called ${name} in the demo`);
  return actor;
}

/** A company of the demo by its id; null for any other company. */
export function actorById(stage: Stage, companyId: string): Actor | null {
  return [...stage.actors.values()].find((actor) => actor.company_id === companyId) ?? null;
}
