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

export function createInstance(options: ConstructorParameters<typeof ReadOnlyTexts>[0]): PluggedTexts {
  return new PluggedTexts(options);
}

export const initReactI18next = {};

export function I18nextProvider({ i18n, children }: { i18n: ReadOnlyTexts; children: ReactNode }) {
  return createElement(Context.Provider, { value: i18n }, children);
}

export function useTranslation(namespaces?: string | readonly string[]): { t: Translate; i18n: ReadOnlyTexts } {
  const i18n = useContext(Context);
  if (!i18n) throw new Error('No texts around this part.');
  const namespace = typeof namespaces === 'string' ? namespaces : namespaces?.[0];
  const current = useCallback(() => i18n.getFixedT(null, namespace), [i18n, namespace]);
  return { t: useSyncExternalStore(i18n.subscribe, current, current), i18n };
}
