import { onceReachable } from './onceReachable';

/** Says in a toast what succeeded; of pages whose first view does without the library of toasts, which comes for it. */
export function showSuccess(text: string): void {
  void onceReachable(() => import('react-hot-toast')).then(({ toast }) => toast.success(text));
}
