/**
 * Deletes what the device keeps of a person's unsaved work when they sign out: all but what another tab holds open.
 * `gone`: that too, since the account is closed. Await it before the other tabs hear that the login ends: they then let go of
 * what they hold.
 */
export async function forgetCopies(owner: string | undefined, gone = false): Promise<void> {
  if (owner === undefined) return;
  if (gone)
    void import('../autosave/autosaveChannel').then(({ announceAutosave }) =>
      announceAutosave({ kind: 'gone', owner }),
    );
  // What can be read offline, and notifications on this device, go with the login too.
  await import('../offline/forgetReader').then(({ forgetReader }) => forgetReader()).catch(() => undefined);
  void import('../device/devicePush').then(({ unsubscribeHere }) => unsubscribeHere()).catch(() => undefined);
  // Its script comes when it is needed.
  await import('../autosave/workCopies').then(({ dropCopiesOf }) => dropCopiesOf(owner, gone)).catch(() => undefined);
}
