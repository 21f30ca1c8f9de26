import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { CountedButton } from '../../ui/CountedButton';
import { Dialog } from '../../ui/Dialog';
import type { DialogProps } from '../../ui/dialogProps';

type Read = {
  onAnother: () => void;
  anotherLabel: ReactNode;
  onTake: () => void;
  takeLabel: ReactNode;
  /** The action's name where nothing would be taken, and what is missing then unless that is in sight. */
  takeNone: ReactNode;
  why?: ReactNode;
};

type Props = Pick<DialogProps, 'title' | 'description' | 'width' | 'children'> & {
  onClose: () => void;
  /** What was read of the file and may be taken; nothing while there is no file yet. */
  read: Read | undefined;
  /** How much of it would be taken. */
  count: number;
  loading?: boolean;
};

/** A window for a file that is read, looked over, and taken in or exchanged for another. */
export function ReviewDialog({ onClose, read, count, loading, ...dialog }: Props) {
  const footer = read && (
    <>
      <Button onClick={read.onAnother}>{read.anotherLabel}</Button>
      <CountedButton
        variant="primary"
        count={count}
        none={read.takeNone}
        why={read.why}
        loading={loading}
        onClick={read.onTake}
      >
        {read.takeLabel}
      </CountedButton>
    </>
  );
  return <Dialog {...dialog} open onOpenChange={(open) => !open && onClose()} footer={footer} />;
}
