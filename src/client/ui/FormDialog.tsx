import { type FormEvent, type ReactNode, useId } from 'react';
import { CountedButton } from './CountedButton';
import { Dialog } from './Dialog';
import type { DialogProps } from './dialogProps';
import { LeaveButton } from './LeaveButton';

export type FormDialogProps = Omit<DialogProps, 'open' | 'onOpenChange' | 'footer' | 'holds' | 'form'> & {
  open?: boolean;
  onClose: () => void;
  onSubmit: () => void;
  /** Word of the action, on the button that sends the form. */
  submitLabel: ReactNode;
  submitDisabled?: boolean;
  /** To how many things the action would be done, its name without any, and what is missing: see `CountedButton`. */
  submitCount?: number;
  submitNone?: ReactNode;
  submitWhy?: ReactNode;
  loading?: boolean;
  /** Stands in the place of the way out. */
  leave?: ReactNode;
};

/** A window with something to fill in: Enter and the primary button send it, and a wrong key loses no input. */
export function FormDialog({ open = true, onClose, onSubmit, leave, children, ...props }: FormDialogProps) {
  const { submitLabel, submitDisabled, submitCount, submitNone, submitWhy, loading, ...dialog } = props;
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The window may lie within a form of the page, though not in the document: keep that form from hearing this.
    event.stopPropagation();
    onSubmit();
  };
  const footer = (
    <>
      {leave || <LeaveButton />}
      <CountedButton
        variant="primary"
        type="submit"
        form={formId}
        count={submitCount}
        none={submitNone}
        why={submitWhy}
        loading={loading}
        disabled={submitDisabled}
      >
        {submitLabel}
      </CountedButton>
    </>
  );
  return (
    <Dialog {...dialog} open={open} onOpenChange={(next) => !next && onClose()} form footer={footer}>
      <form id={formId} onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
