import type { toast as Toast } from 'react-hot-toast';
import { onceReachable } from './onceReachable';

type Raised = typeof Toast;

function raise(show: (toast: Raised) => void): void {
  void onceReachable(() => import('react-hot-toast')).then(({ toast }) => show(toast));
}

/** Toasts of what succeeded and failed; the library comes with the first of them, or before it with the page's first use. */
export const toast = {
  /** A press that counted twice says it once: the same words stand in one toast. */
  success: (words: string, options?: Parameters<Raised['success']>[1]): void =>
    raise((library) => library.success(words, { id: words, ...options })),
  error: (...said: Parameters<Raised['error']>): void => raise((library) => library.error(...said)),
  /** Neither: what was ended or put off. */
  neutral: (...said: Parameters<Raised>): void => raise((library) => library(...said)),
  remove: (id: string): void => raise((library) => library.remove(id)),
};
