import { toast } from './toast';

/** Says in a toast what succeeded. */
export function showSuccess(text: string): void {
  toast.success(text);
}
