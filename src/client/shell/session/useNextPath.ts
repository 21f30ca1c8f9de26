import { paths } from '../../paths';
import { nextPath } from '../route/sameSite';
import { useRoute } from '../useRoute';

/** Where the address says to go after signing in; home when it says nothing usable. */
export function useNextPath(): string {
  const { query } = useRoute();
  return nextPath(query.next) ?? paths.home();
}
