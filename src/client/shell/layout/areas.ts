import { paths } from '../../paths';

export type Area = 'buyer' | 'seller' | 'stock' | 'project' | 'my';

const starts: readonly [string, Area][] = [
  ['/service/buyer', 'buyer'],
  ['/service/seller', 'seller'],
  ['/service/stock', 'stock'],
  ['/service/project', 'project'],
  ['/user', 'my'],
  ['/push', 'my'],
];

/** The work area that a route file belongs to; undefined outside of them (home, hub, sign-in). */
export function areaOf(pathname: string): Area | undefined {
  // A person who has just left has no pages of their own any more.
  if (pathname === paths.user.signoutComplete()) return undefined;
  return starts.find(([start]) => pathname === start || pathname.startsWith(`${start}/`))?.[1];
}

/** Routes whose grid or matrix takes the whole width (any parameter is `[x]`); the left navigation gives way there. */
const WIDE = new Set([
  '/service/stock/my-stock',
  '/service/buyer/type',
  '/service/buyer/type/[x]',
  '/service/seller/[x]',
  '/service/seller/reRequest/[x]',
  '/service/project/purchase/[x]',
  '/service/project/purchase/bid/[x]',
]);

export type Width = 'full' | 'wide' | 'content';

/** How a route uses the page: `full` brings its own bands, `wide` fills the window, `content` keeps to 1200 px. */
export function widthOf(pathname: string): Width {
  if (pathname === '/') return 'full';
  return WIDE.has(pathname.replace(/\[[^\]]+\]/g, '[x]')) ? 'wide' : 'content';
}
