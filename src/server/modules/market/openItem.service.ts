import { createHash } from 'node:crypto';
import Big from 'big.js';
import type * as z from 'zod';
import type { matchStock } from '../../../contract/endpoints/market';
import type { OpenItemDetail } from '../../../contract/entities/market';
import type { StockUom } from '../../../contract/entities/stock';
import type { Spec } from '../../../contract/entities/spec';
import { equivalentGrades } from '../../../domain/material/equivalents';
import { rebuildSpec } from '../../../domain/material/spec';
import { trimDecimal, trimStored } from '../../../domain/money/exact';
import { priceEach } from '../../../domain/stock/priceEach';
import { materialTerms } from '../../../domain/stock/searchTerms';
import { seoulDay } from '../../../domain/time/deadline';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import type { Session } from '../../http/sessionType';
import { addressesOf } from '../file/attachment.service';
import { presentFile } from '../file/file.service';
import { presentOpenItem } from './market.presenter';
import {
  addView,
  findOpenItems,
  findOpenOfMaterial,
  findOwnOfMaterial,
  findRange,
  findWholeItem,
  type OpenItemRow,
} from './openItem.repository';
import { hasRequested } from './question.repository';

/** An item that the reader finds. Its owner finds it also when it is closed; for everybody else it is then not there. */
export async function foundItem(work: Work, session: Session | null, id: string): Promise<OpenItemRow> {
  const [row] = await findOpenItems(work.db, [id], work.language);
  return row && mayKnow(row, session, false) ? row : fail('STOCK_NOT_FOUND');
}

const mayKnow = ({ item }: OpenItemRow, session: Session | null, requested: boolean) =>
  item.is_open || item.company_id === session?.company_id || requested;

/** The same, and also for people who asked about the item before it was closed. */
export async function knownItem(work: Work, session: Session | null, id: string): Promise<OpenItemRow> {
  const [row] = await findOpenItems(work.db, [id], work.language);
  const requested = row && session && !row.item.is_open && (await hasRequested(work.db, id, session.company_id));
  return row && mayKnow(row, session, requested ?? false) ? row : fail('STOCK_NOT_FOUND');
}

/** Photos of an item that the reader finds; visitors see them too. */
export async function listPhotos(work: Work, session: Session | null, id: string) {
  await foundItem(work, session, id);
  return { items: await addressesOf(work, { record_type: 'stock_photo', record_id: id }) };
}

/** An item as this reader may know it: when it is closed, only its owner and those who asked about it still find it. */
export async function readOpenItem(work: Work, session: Session | null, id: string): Promise<OpenItemDetail> {
  const row = await findWholeItem(work.db, id, session, work.language);
  if (!row || !mayKnow(row, session, row.requested)) return fail('STOCK_NOT_FOUND');
  const { item } = row;
  const own = item.company_id === session?.company_id;
  // What is no longer for sale has no price for others.
  const offered = own || item.is_open;
  const shown = own || (item.certificate_shown && item.is_open);
  const facts = { uom: item.uom, length_m: item.spec.length_m, unit_weight_kg: item.unit_weight_kg };
  const each = (price: string, per: StockUom) => {
    const one = priceEach(facts, price, per);
    return one && trimStored(one, 4);
  };
  return {
    ...presentOpenItem(row, offered ? (session?.company_id ?? null) : null),
    closed: !item.is_open,
    heat_no: item.heat_no,
    remark: item.remark,
    certificates: session && shown ? row.certificates.map(presentFile) : [],
    photo_count: offered ? row.photo_count : 0,
    views: item.views,
    interests: row.interests,
    saved: row.saved,
    price_history:
      session && offered
        ? row.prices.map(({ at, currency, unit_price, price_uom }) => ({
            at: at.toISOString(),
            currency,
            unit_price: trimStored(unit_price, 4),
            price_uom,
            price_each: each(unit_price, price_uom),
          }))
        : [],
    elsewhere: session && offered ? await rangeElsewhere(work, item) : null,
    equivalents: item.grade ? otherGrades(item.grade) : [],
  };
}

/** What a unit of the same material costs at others; nothing where nobody else has it open. */
async function rangeElsewhere({ db }: Work, item: OpenItemRow['item']): Promise<OpenItemDetail['elsewhere']> {
  const wanted = { spec: item.spec, terms: materialTerms(item.spec) };
  const range = await findRange(db, wanted, item);
  if (!range) return null;
  const price = (value: string) => trimStored(value, 4);
  return { count: range.count, low: price(range.low), middle: price(range.middle), high: price(range.high) };
}

/** A grade is named once, though two standards may name it. */
function otherGrades(grade: string): OpenItemDetail['equivalents'] {
  return [...new Map(equivalentGrades(grade).map((one) => [one.grade, { grade: one.grade, note: one.note }])).values()];
}

/** Counts a look; a person, or a visitor's address, counts once a day, and the owner never. */
export async function countView(work: Work, session: Session | null, id: string): Promise<{ counted: boolean }> {
  const [row] = await findOpenItems(work.db, [id], work.language);
  if (!row?.item.is_open) return fail('STOCK_NOT_FOUND');
  if (row.item.company_id === session?.company_id) return { counted: false };
  const viewer = createHash('sha256')
    .update(session?.account_id ?? `address ${work.client.address ?? ''}`)
    .digest('base64url')
    .slice(0, 22);
  return { counted: await addView(work.db, id, viewer, seoulDay(work.now)) };
}

const SHOWN_OF_A_LINE = 3;
const MOST_OF_A_LINE = 20;

/**
 * What could fill the lines of a request at once: listed stock of others, the cheapest first, and the own. A lot may be shown
 * more closely than the line; it never lacks a fact that the line states.
 */
export async function matchLines(work: MemberWork, { lines }: z.output<(typeof matchStock)['body']>) {
  const found = new Map<string, Promise<Matches>>();
  for (const { spec } of lines) {
    const key = rebuildSpec(spec, {}).canonical_key;
    if (!found.has(key)) found.set(key, matchSpec(work, spec));
  }
  return {
    lines: await Promise.all(
      lines.map(async ({ ref, spec }) => ({
        ref,
        ...((await found.get(rebuildSpec(spec, {}).canonical_key)) ?? nothingMatches),
      })),
    ),
  };
}

type Matches = Omit<z.output<(typeof matchStock)['response']>['lines'][number], 'ref'>;
const nothingMatches: Matches = { open: [], open_count: 0, own: [] };

async function matchSpec({ session, db, language }: MemberWork, spec: Spec): Promise<Matches> {
  // A kind without a size would match half of the market.
  if (spec.category === 'other' || (spec.nps.length === 0 && !spec.bolt_size)) return nothingMatches;
  const wanted = { spec, terms: materialTerms(spec) };
  const open = await findOpenOfMaterial(db, wanted, session.company_id, MOST_OF_A_LINE + 1, language);
  const own = await findOwnOfMaterial(db, wanted, session.company_id, SHOWN_OF_A_LINE);
  return {
    open: open.slice(0, SHOWN_OF_A_LINE).map((row) => presentOpenItem(row, session.company_id)),
    open_count: open.length,
    own: own.map(({ item, warehouse_name }) => ({
      item_id: item.id,
      available: trimDecimal(new Big(item.on_hand).minus(item.reserved)),
      uom: item.uom,
      warehouse_name,
      condition: item.condition,
    })),
  };
}
