import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Dialog, type DialogProps } from '../../ui/Dialog';

type Props = Pick<DialogProps, 'title' | 'description' | 'width' | 'children'> & {
  onClose: () => void;
  /** What was read of the file and may be taken; nothing while there is no file yet. */
  read: { onAnother: () => void; anotherLabel: ReactNode; onTake: () => void; takeLabel: ReactNode } | undefined;
  /** How much of it would be taken. */
  count: number;
  loading?: boolean;
};

/** A window for a file that is read, looked over, and taken in or exchanged for another. */
export function ReviewDialog({ onClose, read, count, loading, ...dialog }: Props) {
  const footer = read && (
    <>
      <Button onClick={read.onAnother}>{read.anotherLabel}</Button>
      <Button variant="primary" disabled={count === 0} loading={loading} onClick={read.onTake}>
        {read.takeLabel}
      </Button>
    </>
  );
  return <Dialog {...dialog} open onOpenChange={(open) => !open && onClose()} footer={footer} />;
}
