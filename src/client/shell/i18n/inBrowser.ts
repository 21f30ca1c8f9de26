import { createContext, createElement, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';
import { ReadOnlyTexts, type Translate } from './readOnlyTexts';

/**
 * In browser bundles this module stands in place of `i18next`, `react-i18next` and `next-i18next/pages` (next.config.js):
 * of 19 kB it leaves one, since a page's texts come with it, in one language, and are only read. The server renders
 * with the real ones.
 */
const Context = createContext<ReadOnlyTexts | undefined>(undefined);

/** As `i18next` makes one: nothing is plugged in, and there is nothing to wait for. */
class PluggedTexts extends ReadOnlyTexts {
  use(): this {
    return this;
  }

  async init(): Promise<void> {}
}

/** Texts as i18next would make them, from the options that hold them. */
export function createInstance(options: ConstructorParameters<typeof ReadOnlyTexts>[0]): PluggedTexts {
  return new PluggedTexts(options);
}

export const initReactI18next = {};

/** Gives the parts within the texts that `useTranslation` reads. */
export function I18nextProvider({ i18n, children }: { i18n: ReadOnlyTexts; children: ReactNode }) {
  return createElement(Context.Provider, { value: i18n }, children);
}

/**
 * Reads texts of the first of the namespaces that is named; any other one stands in the key. Throws where no texts are
 * around.
 */
export function useTranslation(namespaces?: string | readonly string[]): { t: Translate; i18n: ReadOnlyTexts } {
  const i18n = useContext(Context);
  if (!i18n) throw new Error('No texts around this part.');
  const namespace = typeof namespaces === 'string' ? namespaces : namespaces?.[0];
  const current = useCallback(() => i18n.getFixedT(null, namespace), [i18n, namespace]);
  return { t: useSyncExternalStore(i18n.subscribe, current, current), i18n };
}
