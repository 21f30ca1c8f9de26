import { paths } from '../../paths';

export type Side = 'buyer' | 'seller';

interface Waiting {
  text: 'draft' | 'collecting' | 'compare' | 'bidSent' | 'buying' | 'new' | 'quoted' | 'confirm' | 'selling';
  statuses: readonly string[];
  href: string;
  /** The reader has to act, nobody else. */
  mine?: boolean;
}

/** What may wait for a company on each side, by the status codes that the lists count. */
export const waitingOf: Record<Side, readonly Waiting[]> = {
  buyer: [
    { text: 'compare', statuses: ['CMP'], href: paths.buyer.requests({ status: 'CMP' }), mine: true },
    { text: 'draft', statuses: ['DRAFT'], href: paths.buyer.requests({ status: 'DRAFT' }), mine: true },
    { text: 'collecting', statuses: ['REQ', 'COL'], href: paths.buyer.requests({ status: 'COL' }) },
    { text: 'bidSent', statuses: ['BID'], href: paths.buyer.requests({ status: 'BID' }) },
    { text: 'buying', statuses: ['ORD'], href: paths.buyer.requests({ status: 'ORD' }) },
  ],
  seller: [
    { text: 'new', statuses: ['REQ'], href: paths.seller.requests({ status: 'REQ' }), mine: true },
    { text: 'confirm', statuses: ['BID'], href: paths.seller.requests({ status: 'BID' }), mine: true },
    { text: 'quoted', statuses: ['COL', 'CMP'], href: paths.seller.requests({ status: 'COL' }) },
    { text: 'selling', statuses: ['ORD'], href: paths.seller.requests({ status: 'ORD' }) },
  ],
};

/** How many records have one of these codes. */
export function countOf(counts: Readonly<Record<string, number>>, statuses: readonly string[]): number {
  return statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
