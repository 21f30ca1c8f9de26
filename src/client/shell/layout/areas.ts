import { paths } from '../../paths';

export type Area = 'buyer' | 'seller' | 'stock' | 'project' | 'my';

const starts: readonly [string, Area][] = [
  ['/service/buyer', 'buyer'],
  ['/service/seller', 'seller'],
  ['/service/stock', 'stock'],
  ['/service/project', 'project'],
  ['/user', 'my'],
];

/** The work area that a route file belongs to; undefined outside of them (home, hub, notifications, sign-in). */
export function areaOf(pathname: string): Area | undefined {
  // A person who has just left has no pages of their own any more.
  if (pathname === paths.user.signoutComplete()) return undefined;
  return starts.find(([start]) => pathname === start || pathname.startsWith(`${start}/`))?.[1];
}

/** Routes whose grid or matrix takes the whole window (any parameter is `[x]`); the left navigation gives way there. */
const WIDE = new Set([
  '/service/stock/my-stock',
  '/service/buyer/type',
  '/service/buyer/type/[x]',
  '/service/seller/[x]',
  '/service/seller/reRequest/[x]',
  '/service/project/purchase/[x]',
  '/service/project/purchase/bid/[x]',
]);

/** Pages where members work that belong to no area. */
const WORK = new Set([paths.service.hub(), paths.service.cart(), paths.push()]);

export type Width = 'full' | 'wide' | 'work' | 'content';

/** How a route uses the page: `full` brings its own bands, `wide` fills the window, `work` goes up to 1680 px, `content` is for reading, up to 1200 px. */
export function widthOf(pathname: string): Width {
  if (pathname === paths.home()) return 'full';
  if (WIDE.has(pathname.replace(/\[[^\]]+\]/g, '[x]'))) return 'wide';
  return WORK.has(pathname) || areaOf(pathname) ? 'work' : 'content';
}

/** Whether a left navigation stands beside a route: not where a grid takes the window, nor in an area of one entry. */
export function hasNavigation(pathname: string): boolean {
  const area = areaOf(pathname);
  return widthOf(pathname) === 'work' && area !== undefined && area !== 'project';
}

/** Whether a route is for reading and for strangers: it ends with the whole footer, others with one line. */
export function isPublic(pathname: string): boolean {
  const width = widthOf(pathname);
  return width === 'full' || (width === 'content' && !/^\/(auth|mail|404|_error)/.test(pathname));
}
