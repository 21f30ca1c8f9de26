import { QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { makeQueryClient } from '../../src/client/shell/queryClient';

/** What every part of a screen has around it: texts and a store of what was read. */
export function PartFrame({ texts, children }: { texts: i18n; children: ReactNode }) {
  const [client] = useState(() => makeQueryClient(() => undefined));
  return (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nextProvider>
  );
}
