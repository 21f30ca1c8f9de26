import type { ComponentType } from 'react';
import { lateScript } from './lateWindows';
import { windows } from './windows';

/** The part, where its props say how it is closed. */
type Closing<Part> =
  Part extends ComponentType<infer Props> ? (Props extends { onClose: () => void } ? Part : never) : never;

/**
 * A dialog with a script of its own, drawn while it is open. The script comes with the first opening, or before it by `fetchAhead`, and that of
 * windows with it: until they are there, `ComingWindow` holds the place, says when there is no network, and calls the dialog off.
 */
export function lateDialog<Part extends ComponentType<never>>(load: () => Promise<Part>) {
  // Typed by its own props from outside only: a component of any row loses its type in between.
  const { useScript, Awaited, fetchAhead } = lateScript(async () => {
    const [part] = await Promise.all([load(), windows.fetchAhead()]);
    return part as unknown as ComponentType<object>;
  });
  function LateDialog(props: { onClose: () => void }) {
    const Dialog = useScript();
    return Dialog ? <Dialog {...props} /> : <Awaited onLeave={props.onClose} />;
  }
  return { Dialog: LateDialog as unknown as Closing<Part>, fetchAhead: () => void fetchAhead() };
}
