import { createHash } from 'node:crypto';
import type { Work } from '../../http/context';
import { findChainName, findHeads, findLinks, type Head, type Link } from './verification.repository';

const LINKS_AT_ONCE = 5000;
const NONE = Buffer.alloc(0);

interface Verdict {
  chains: number;
  entries: number;
  /** A sentence for each broken chain, naming its first wrong entry. */
  broken: string[];
}

/**
 * Computes every hash of the audit log again, here and not in the database. Finds an entry that was changed, put in or
 * taken out, also at the end of a chain. Others may go on writing meanwhile.
 */
export async function verifyChains(work: Work): Promise<Verdict> {
  const heads = await headsById(work);
  const ends = new Map<string, Link>();
  const faults = new Map<string, string>();
  const found = (id: string, fault: string | null) => {
    if (fault && !faults.has(id)) faults.set(id, fault);
  };
  let entries = 0;
  let last: Link | null = null;
  do {
    const links: Link[] = await findLinks(work.db, last, LINKS_AT_ONCE);
    for (const link of links) {
      const { chain_id } = link;
      found(chain_id, faultOf(link, ends.get(chain_id), heads.get(chain_id)));
      ends.set(chain_id, link);
    }
    entries += links.length;
    last = links.length === LINKS_AT_ONCE ? (links.at(-1) ?? null) : null;
  } while (last);
  for (const head of heads.values()) found(head.id, missingEnd(head, ends.get(head.id)));
  const later = await headsById(work);
  for (const end of ends.values()) {
    if ((later.get(end.chain_id)?.seq ?? 0) < Number(end.seq)) found(end.chain_id, `entry ${end.seq} was put in`);
  }
  const broken = await Promise.all(
    [...faults].map(async ([id, fault]) => `${(await findChainName(work.db, id)) ?? 'No company'} (${id}): ${fault}`),
  );
  return { chains: later.size, entries, broken };
}

const headsById = async (work: Work) => new Map((await findHeads(work.db)).map((head) => [head.id, head]));

function faultOf(link: Link, before: Link | undefined, head: Head | undefined): string | null {
  const expected = Number(before?.seq ?? 0) + 1;
  if (Number(link.seq) !== expected) return `entry ${expected} is missing`;
  const prev = before?.hash ?? NONE;
  const hash = createHash('sha256').update(prev).update(link.content).digest();
  const right = link.prev_hash.equals(prev) && link.hash.equals(hash);
  return right && (head?.seq !== Number(link.seq) || head.hash.equals(hash)) ? null : `entry ${link.seq} was changed`;
}

function missingEnd(head: Head, end: Link | undefined): string | null {
  const reached = Number(end?.seq ?? 0);
  return reached < head.seq ? `entry ${reached + 1} is missing` : null;
}
