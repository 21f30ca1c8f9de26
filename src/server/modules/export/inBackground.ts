import type { ExportStarted } from '../../../contract/entities/fileExport';
import type { FileAnswer } from '../../../contract/fileAnswer';
import { type HandlerInput, member, type MemberWork } from '../../http/context';
import type { Endpoint } from '../../../contract/endpoint';
import { Later } from '../../http/later';
import type { Route } from '../../http/route';
import { scopeOf } from '../../db/scope';
import { inWork } from '../../jobs/inWork';
import { openMaking } from '../../making/making';
import { follow } from './exportRun.service';
import { presentExport } from './fileExport.presenter';
import type { ExportRow } from './fileExport.repository';
import { type Requested, keepExport, sameUnderWay } from './fileExport.service';

/** The same routes; those whose file takes long answer an export in its place. */
export const inBackground = (routes: readonly Route[]): Route[] =>
  routes.map((route) => {
    if (!route.make) return route;
    const prepare = (input: HandlerInput<Endpoint>) => fileOrExport(route, input);
    if (route.endpoint.method === 'GET') return { ...route, handle: prepare };
    const handle = async (input: HandlerInput<Endpoint>, file: unknown) => {
      await route.handle(input);
      return file;
    };
    return { ...route, prepare, handle };
  });

/**
 * Makes the file. Once it is expected to take longer than a person waits, or has taken longer, it goes on as an export; the same requested
 * again meanwhile is that export.
 */
async function fileOrExport({ endpoint }: Route, input: HandlerInput<Endpoint>): Promise<FileAnswer | Later> {
  if (!endpoint.background) throw new Error(`${endpoint.path} is not made in the background`);
  const work = member(input);
  const { params, query } = input as Pick<Requested, 'params' | 'query'>;
  const requested: Requested = {
    kind: endpoint.background,
    params: written(params),
    query: written(query),
    language: work.language,
  };
  const present = await sameUnderWay(work, requested);
  if (present) return started(work, present);

  let waited = () => undefined as void;
  const late = new Promise<null>((resolve) => {
    waited = () => resolve(null);
  });
  const patience = work.app.env.EXPORT_AFTER_MS;
  const timer = setTimeout(waited, patience);
  const making = openMaking((ms) => ms > patience && waited());
  const file = work.app.makers.make({ ...requested, session: work.session }, making);
  const made = await Promise.race([file, late]).finally(() => clearTimeout(timer));
  if (made) return made;

  // Whatever becomes of it, somebody hears: the export that follows it, or nobody needs to.
  file.catch(() => undefined);
  const { row, runs } = await inWork(work.app, scopeOf(work.session.is_test), ({ db, now }) =>
    keepExport({ ...work, db, now }, requested, true),
  ).catch((error: unknown) => {
    making.end('taken');
    throw error;
  });
  if (runs) follow(work.app, row, file, making);
  else making.end('taken');
  return started(work, row);
}

/** As it is stored: absent values are left out, so that the same question is found again. */
const written = (values: Record<string, unknown>) => JSON.parse(JSON.stringify(values)) as Record<string, unknown>;

function started(work: MemberWork, row: ExportRow): Later {
  return new Later({ export: presentExport(work, row) } satisfies ExportStarted);
}
