import dynamic from 'next/dynamic';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { onceReachable } from './onceReachable';
import { useTakenOver } from './useTakenOver';

/** What stands in the place of the nearest late part until its script is there. */
const Placeholder = createContext<ReactNode>(null);

const Waiting = () => use(Placeholder);

/**
 * A part that only the browser draws, with a script of its own. `Coming` gets the same props and stands in its place on
 * the server, until the page is hydrated, and until the script is there: a boundary that is hydrated last would
 * otherwise meet a script that loaded meanwhile, and differ from what the server drew.
 */
export function late<Part extends ComponentType<never>>(load: () => Promise<Part>, Coming?: NoInfer<Part>): Part {
  // Typed by its own props from outside only: a component of any row loses its type in between.
  const script = load as unknown as () => Promise<ComponentType<object>>;
  const Loaded = dynamic(() => onceReachable(script), { ssr: false, loading: Waiting });
  const Before = Coming as ComponentType<object> | undefined;
  function Late(props: object) {
    const takenOver = useTakenOver();
    const coming = Before ? <Before {...props} /> : null;
    return takenOver ? (
      <Placeholder value={coming}>
        <Loaded {...props} />
      </Placeholder>
    ) : (
      coming
    );
  }
  return Late as unknown as Part;
}
