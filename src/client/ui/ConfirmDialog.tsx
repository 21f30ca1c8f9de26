import type { ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { LeaveButton } from './LeaveButton';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Says what will happen. */
  text: ReactNode;
  /** Word of the action, e.g. "Cancel the request". */
  confirmLabel: ReactNode;
  /** The way out, where its usual word would name the action as well. */
  leaveLabel?: ReactNode;
  onConfirm: () => void;
  danger?: boolean;
  /** Cannot be taken back, though nothing is lost by it: Enter alone does not confirm it. A dangerous action is final too. */
  final?: boolean;
  loading?: boolean;
  /** Something in `children` has to be answered first. */
  confirmDisabled?: boolean;
  error?: ReactNode;
  /** Wider than a question: what it is about has figures beside names. */
  wide?: boolean;
  children?: ReactNode;
};

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, confirmLabel, onConfirm, danger, loading, error } = props;
  // Enter goes on, unless something has to be answered first or there is no way back.
  const safe = !danger && !props.final && !props.confirmDisabled;
  const footer = (
    <>
      <LeaveButton label={props.leaveLabel} />
      <Button
        variant={danger ? 'danger' : 'primary'}
        loading={loading}
        disabled={props.confirmDisabled}
        onClick={onConfirm}
        data-autofocus={safe ? '' : undefined}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      footer={footer}
      error={error}
      width={props.wide ? 560 : 400}
      form
    >
      {props.children}
    </Dialog>
  );
}
