import { paths } from '../../paths';
import type { Area } from './areas';

export type NavText =
  | 'requests'
  | 'newRequest'
  | 'sellerRequests'
  | 'materials'
  | 'stores'
  | 'interest'
  | 'openStock'
  | 'stockOverview'
  | 'myStock'
  | 'manageOpen'
  | 'stockHowto'
  | 'stockHistory'
  | 'allProjects'
  | 'mypage'
  | 'profile'
  | 'company'
  | 'members'
  | 'log'
  | 'approval'
  | 'sessions'
  | 'exports'
  | 'api'
  | 'budget'
  | 'erp'
  | 'signOn'
  | 'security';

export interface NavEntry {
  text: NavText;
  href: string;
  /** Marked on pages below it too, where no other entry fits better. */
  covers?: boolean;
  /** Another address that belongs to it. */
  owns?: string;
}

/** The left navigation of each area. */
export const areaEntries: Record<Area, readonly NavEntry[]> = {
  buyer: [
    { text: 'requests', href: paths.buyer.requests(), covers: true },
    { text: 'newRequest', href: paths.buyer.selectType() },
    { text: 'stores', href: paths.buyer.search(), covers: true },
  ],
  seller: [
    { text: 'sellerRequests', href: paths.seller.requests(), covers: true },
    { text: 'materials', href: paths.user.mypageTab('materials') },
  ],
  stock: [
    { text: 'openStock', href: paths.stock.search(), covers: true },
    { text: 'stockOverview', href: paths.stock.overview(), owns: paths.stock.selectType() },
    { text: 'myStock', href: paths.stock.mine() },
    { text: 'manageOpen', href: paths.stock.open() },
    { text: 'stockHistory', href: paths.stock.history() },
    { text: 'stockHowto', href: paths.stock.howto() },
  ],
  project: [{ text: 'allProjects', href: paths.project.list(), covers: true }],
  my: [
    { text: 'mypage', href: paths.user.mypage(), covers: true },
    { text: 'profile', href: paths.user.mypageTab('profile') },
    { text: 'materials', href: paths.user.mypageTab('materials') },
    { text: 'company', href: paths.user.mypageTab('company'), owns: paths.user.edit('company') },
    { text: 'members', href: paths.user.mypageTab('members') },
    { text: 'log', href: paths.user.mypageTab('log') },
    { text: 'budget', href: paths.user.mypageTab('budget') },
    { text: 'api', href: paths.user.mypageTab('api') },
    { text: 'erp', href: paths.user.mypageTab('erp') },
    { text: 'signOn', href: paths.user.mypageTab('signOn') },
    { text: 'approval', href: paths.user.mypageTab('approval'), owns: paths.user.edit('approval') },
    { text: 'sessions', href: paths.user.mypageTab('sessions') },
    { text: 'security', href: paths.user.mypageTab('security') },
    { text: 'interest', href: paths.user.interest() },
    { text: 'exports', href: paths.user.mypageTab('exports') },
  ],
};

/** A buyer of listed stock is in none of the buyer's requests. */
const PURCHASE = paths.buyer.purchase('');

/** The entry of an area to mark for an address without its query; none where the page belongs to no entry. */
export function currentEntry(area: Area, address: string): NavEntry | undefined {
  const entries = areaEntries[area];
  const covering = entries.filter((entry) => entry.covers);
  const exact = entries.find((entry) => entry.href === address || entry.owns === address);
  if (exact || address.startsWith(PURCHASE)) return exact;
  return covering.findLast((entry) => address.startsWith(`${entry.href}/`)) ?? covering[0];
}
