import { useSyncExternalStore } from 'react';
import { browserStore } from '../../shared/browserStore';

const KEY = 'stlbs_rail';
const FOLDED = 'folded';
const store = browserStore();

const isFolded = () => window.localStorage.getItem(KEY) === FOLDED;

function show(folded: boolean): void {
  if (folded) document.documentElement.dataset['rail'] = FOLDED;
  else delete document.documentElement.dataset['rail'];
}

function fold(folded: boolean): void {
  if (folded) window.localStorage.setItem(KEY, FOLDED);
  else window.localStorage.removeItem(KEY);
  show(folded);
  store.notify();
}

/** Another tab may have folded it. */
function subscribe(listener: () => void): () => void {
  return store.subscribe(() => {
    show(isFolded());
    listener();
  });
}

/** Whether this browser keeps the left navigation folded to its icons, and how to change that; open at first. */
export function useRail(): [boolean, (folded: boolean) => void] {
  return [useSyncExternalStore(subscribe, isFolded, () => false), fold];
}

/** Selects what lies in a page whose left navigation is folded. */
export const folded = `:root[data-rail='${FOLDED}'] &`;

/** Runs in the page's head before anything is painted, so that a folded navigation is never seen open. */
export const railScript = `(function(){try{if(localStorage.getItem('${KEY}')==='${FOLDED}')document.documentElement.dataset.rail='${FOLDED}'}catch(e){}})()`;
