import { createContext, type ReactNode, use } from 'react';

/** Draws a part, or gives what was drawn before of the same content. */
export type PartKeeper = (content: string, part: ReactNode) => ReactNode;

/** Of a page that the server draws; browsers have none. */
export const KeptParts = createContext<PartKeeper | undefined>(undefined);

type Props = {
  /** Which part it is, once in the product. */
  name: string;
  /** All that it is drawn from, besides the language. */
  by?: unknown;
  children: ReactNode;
};

/**
 * A part whose HTML the server keeps by its content (`shell/keptParts`). It knows nothing of its reader: no session, no
 * queries, no address of the page. What hangs on a place in the page (`useId`) or brings styles of its own is drawn each time.
 */
export function Kept({ name, by, children }: Props) {
  const keeper = use(KeptParts);
  return keeper ? keeper(JSON.stringify([name, by]), children) : children;
}
