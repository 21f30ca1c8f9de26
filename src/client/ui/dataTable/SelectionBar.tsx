import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { FootRoom } from '../FootRoom';
import { IconButton } from '../IconButton';
import { BulkBar } from './BulkBar';

type Props = { count: number; onClear: () => void; children: ReactNode };

/** How many rows are ticked, what can be done with them, and the way to none. */
export function SelectionBar({ count, onClear, children }: Props) {
  const { t } = useTranslation('ui');
  const selected = t('table.selected', { count });
  return (
    <BulkBar aria-label={selected}>
      <FootRoom />
      <strong aria-live="polite">{selected}</strong>
      {children}
      <IconButton label={t('table.clearSelection')} icon={<X />} onClick={onClear} />
    </BulkBar>
  );
}
