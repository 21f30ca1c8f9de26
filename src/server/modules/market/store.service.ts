import type * as z from 'zod';
import type { searchStores } from '../../../contract/endpoints/market';
import type { FileAnswer } from '../../../contract/fileAnswer';
import type { OrderRecord, Store, StoreMaterial, StoreSummary } from '../../../contract/entities/market';
import { regionOfAddress } from '../../../domain/company/regionOfAddress';
import { pictureType } from '../../../domain/company/pictureType';
import { gradeFamily } from '../../../domain/material/equivalents';
import { inchesOf } from '../../../domain/material/inches';
import type { Reading } from '../../../domain/stock/understandQuery';
import { seoulDay, startOfDaySeoul } from '../../../domain/time/deadline';
import type { Work } from '../../http/context';
import { fail } from '../../http/fail';
import { pageOf, failCursor } from '../../http/page';
import type { Session } from '../../http/sessionType';
import { cachedByDatabase } from '../../cachedByDatabase';
import { pictureId, pictureOf } from '../company/companyDetail.service';
import { presentMaterial, saleMaterialsOf } from '../company/saleItems.service';
import { isSaved } from './interest/interest.service';
import { readSearchBox } from './names.service';
import { presentReading } from './search.service';
import {
  countStoreCategories,
  findMaterial,
  findOrderRecords,
  findStores,
  findTrack,
  type StoreFilter,
  type StoreRow,
} from './store.repository';

const everything: Omit<StoreFilter, 'limit' | 'language' | 'before'> = {
  ids: null,
  category: undefined,
  verified: false,
  material: null,
  maker: null,
  after: null,
};
/** How many stores deal in each category: all of them, whatever is searched for, so that it may be half a minute old. */
const categoriesOf = cachedByDatabase(30_000, ({ database }) => countStoreCategories(database));

/** Under so many cases a rate says nothing. */
const LEAST_CASES = 5;
/** Rates are shown in steps of so many percent. */
const RATE_STEP = 5;

/** Public figures change once a day, so that none of them reveals when something happened. */
const startOfToday = ({ now }: Work) => startOfDaySeoul(seoulDay(now));

function presentStore(row: StoreRow): StoreSummary {
  const { id, name, verified, categories, makers, material_count, open_count, finished_orders } = row;
  return {
    id,
    name,
    verified,
    region: regionOfAddress(row.address),
    categories,
    makers,
    material_count,
    open_count,
    finished_orders,
  };
}

/** Companies that sell what the box asks for. */
export async function listStores(work: Work, query: z.output<(typeof searchStores)['query']>) {
  const reading = query.q ? await readSearchBox(work, query.q) : null;
  const understood = presentReading(reading);
  const categories = await categoriesOf(work);
  if (reading && reading.shown.length === 0) return { items: [], next_cursor: null, understood, categories };
  const rows = await findStores(work.db, {
    ...everything,
    language: work.language,
    before: startOfToday(work),
    ids: reading?.store ? [reading.store] : null,
    category: query.category,
    verified: query.verified === '1',
    material: reading ? materialOf(reading) : null,
    maker: reading?.shown.find(({ kind }) => kind === 'maker')?.text ?? null,
    after: readRank(query.cursor),
    limit: query.limit + 1,
  });
  const page = pageOf(rows, query.limit, presentStore, (row) => `${row.finished_orders}~${row.id}`);
  return { ...page, understood, categories };
}

function materialOf(reading: Reading): StoreFilter['material'] {
  const said = (kind: string) => reading.shown.find((one) => one.kind === kind)?.text ?? null;
  const grade = said('grade');
  const facts = {
    category: said('category'),
    type: said('type'),
    grade,
    family: said('family') ?? (grade ? gradeFamily(grade) : null),
    inch: inchesOf(said('nps')),
    rating: said('class'),
  };
  return Object.values(facts).some(Boolean) ? facts : null;
}

function readRank(cursor: string | undefined): StoreFilter['after'] {
  if (!cursor) return null;
  const [rank = '', id = ''] = cursor.split('~');
  if (!/^\d{1,9}$/.test(rank) || !/^[0-9a-f-]{36}$/.test(id)) {
    return failCursor();
  }
  return { rank: Number(rank), id };
}

async function storeRow(work: Work, id: string): Promise<StoreRow | null> {
  const [row] = await findStores(work.db, {
    ...everything,
    ids: [id],
    limit: 1,
    language: work.language,
    before: startOfToday(work),
  });
  return row ?? null;
}

/** One store with its track record; a company that sells nothing has none. */
export async function readStore(work: Work, session: Session | null, id: string): Promise<Store> {
  const row = await storeRow(work, id);
  if (!row) return fail('STORE_NOT_FOUND');
  const track = await findTrack(work.db, id, startOfToday(work));
  const logo = await pictureId(work, id, 'logo');
  return {
    ...presentStore(row),
    ceo: row.ceo,
    address: row.address,
    logo_url: logo && `/api/market/store/${id}/logo?v=${logo}`,
    own: session?.company_id === id,
    saved: await isSaved(work, session, 'store', id),
    materials: await saleMaterialsOf(work, id),
    track: {
      finished_orders: row.finished_orders,
      answered_pct: rate(track.answered, track.targets),
      cancelled_pct: rate(track.cancelled, track.orders),
      median_answer_hours:
        track.answered < LEAST_CASES || track.median_hours === null
          ? null
          : Math.max(1, Math.round(Number(track.median_hours))),
      since: new Date(row.created_at).toISOString(),
    },
  };
}

/** What the stores' public records say of orders, by company; a company without an order has none. */
export async function orderRecords(work: Work, companyIds: readonly string[]): Promise<Map<string, OrderRecord>> {
  const rows = companyIds.length > 0 ? await findOrderRecords(work.db, companyIds, startOfToday(work)) : [];
  return new Map(
    rows.map(({ id, orders, cancelled, finished }) => [
      id,
      { finished_orders: finished, cancelled_pct: rate(cancelled, orders) },
    ]),
  );
}

/** The logo of a store, for its page. */
export async function readLogo(work: Work, id: string): Promise<FileAnswer> {
  const row = await storeRow(work, id);
  const bytes = row && (await pictureOf(work, id, 'logo'));
  if (!bytes) return fail('STORE_NOT_FOUND');
  return { name: `logo.${pictureType(bytes)}`, type: `image/${pictureType(bytes)}`, content: new Uint8Array(bytes) };
}

const rate = (part: number, whole: number) =>
  whole < LEAST_CASES ? null : Math.round((part / whole) * (100 / RATE_STEP)) * RATE_STEP;

/** One sale material with its store. */
export async function readMaterial(work: Work, session: Session | null, id: string): Promise<StoreMaterial> {
  const material = await findMaterial(work.db, id);
  const row = material && (await storeRow(work, material.company_id));
  if (!material || !row) return fail('MATERIAL_NOT_FOUND');
  return {
    material: presentMaterial(material),
    store: presentStore(row),
    own: session?.company_id === row.id,
    saved: await isSaved(work, session, 'material', id),
  };
}
