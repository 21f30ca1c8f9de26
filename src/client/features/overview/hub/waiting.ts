import { paths } from '../../../paths';

export type Side = 'buyer' | 'seller';

interface Progress {
  text: 'collecting' | 'bidSent' | 'buying' | 'quoted' | 'selling';
  statuses: readonly string[];
  href: string;
}

/** What goes on without the company for the moment, by the status codes that the lists count. */
export const progressOf: Record<Side, readonly Progress[]> = {
  buyer: [
    { text: 'collecting', statuses: ['REQ', 'COL'], href: paths.buyer.requests({ status: 'COL' }) },
    { text: 'bidSent', statuses: ['BID'], href: paths.buyer.requests({ status: 'BID' }) },
    { text: 'buying', statuses: ['ORD'], href: paths.buyer.requests({ status: 'ORD' }) },
  ],
  seller: [
    { text: 'quoted', statuses: ['COL', 'CMP'], href: paths.seller.requests({ status: 'COL' }) },
    { text: 'selling', statuses: ['ORD'], href: paths.seller.requests({ status: 'ORD' }) },
  ],
};

/** How many records have one of these codes. */
export function countOf(counts: Readonly<Record<string, number>>, statuses: readonly string[]): number {
  return statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
