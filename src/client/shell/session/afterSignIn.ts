import { paths } from '../../paths';
import { nextPath } from '../route/sameSite';

/** Where a signed-in person is led from a page for guests, by server and browser alike: back, else to the overview. */
export function afterSignIn(next: string | undefined): string {
  return nextPath(next) ?? paths.service.hub();
}
