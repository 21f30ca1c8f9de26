import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import { Count } from './Count';
import { lateDialog } from './lateDialog';

const { Dialog: FilterPanel, fetchAhead } = lateDialog(() => import('./FilterPanel').then((part) => part.FilterPanel));

export type FilterSheetProps = {
  /** How many filters narrow the list now; 0 shows no figure. */
  count: number;
  /** Address of the list without them, where one way leads there. */
  clearHref?: string;
  children: ReactNode;
};

/**
 * The button in the place of filters that have no room beside their list: it says how many are set, and opens them in
 * a sheet, which is loaded when a finger goes to it.
 */
export function FilterSheet({ count, clearHref, children }: FilterSheetProps) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<SlidersHorizontal />}
        trailingIcon={count > 0 && <Count $accent>{count}</Count>}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={fetchAhead}
        onClick={() => setOpen(true)}
      >
        {t('filters.title')}
      </Button>
      {open && (
        <FilterPanel onClose={() => setOpen(false)} clearHref={count > 0 ? clearHref : undefined}>
          {children}
        </FilterPanel>
      )}
    </>
  );
}
