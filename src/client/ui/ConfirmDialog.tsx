import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { InlineError } from './InlineError';
import { LeaveButton } from './LeaveButton';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Says what will happen. */
  text: ReactNode;
  /** Word of the action, e.g. "Cancel the request". */
  confirmLabel: ReactNode;
  onConfirm: () => void;
  danger?: boolean;
  loading?: boolean;
  /** Something in `children` has to be answered first. */
  confirmDisabled?: boolean;
  error?: ReactNode;
  children?: ReactNode;
};

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, confirmLabel, onConfirm, danger, loading, error } = props;
  const footer = (
    <>
      <LeaveButton />
      <Button
        variant={danger ? 'danger' : 'primary'}
        loading={loading}
        disabled={props.confirmDisabled}
        onClick={onConfirm}
        // Enter goes on, unless something would be lost by it.
        data-autofocus={danger || props.confirmDisabled ? undefined : ''}
      >
        {confirmLabel}
      </Button>
    </>
  );
  const body = error || props.children;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={text} footer={footer} width={440}>
      {body ? (
        <>
          {props.children}
          {error && <InlineError>{error}</InlineError>}
        </>
      ) : null}
    </Dialog>
  );
}
