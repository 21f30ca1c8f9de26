import { useTranslation } from 'next-i18next/pages';
import type { FileExport } from '../../../contract/entities/fileExport';

/**
 * What is said of an export: its name (its file's once there is one, else its kind and the record it is about), and how it
 * ended, or how its making stands.
 */
export function useExportText() {
  const { t } = useTranslation('shell');
  return {
    nameOf: ({ name, kind, record }: FileExport) =>
      name ?? [t(`export.kind.${kind}`), record].filter(Boolean).join(' · '),
    stateOf: ({ state, failure }: FileExport) => {
      if (state === 'waiting') return t('export.waiting');
      if (state === 'running') return t('export.making');
      return failure ?? t(`export.state.${state}`);
    },
  };
}
