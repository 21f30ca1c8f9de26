/**
 * Deletes what the device keeps of a person's unsaved work when they sign out: all but what another tab holds open.
 * `gone`: that too, since the account is closed.
 */
export function forgetCopies(owner: string | undefined, gone = false): void {
  if (owner === undefined) return;
  // Its script comes when it is needed.
  void import('../autosave/workCopies').then(({ dropCopiesOf }) => dropCopiesOf(owner, gone)).catch(() => undefined);
  if (!gone) return;
  void import('../autosave/autosaveChannel').then(({ announceAutosave }) => announceAutosave({ kind: 'gone', owner }));
}
