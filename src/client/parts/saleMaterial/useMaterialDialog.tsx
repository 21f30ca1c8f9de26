import { useState } from 'react';
import type { SaleMaterial, SaleMaterialInput } from '../../../contract/entities/person';
import { MaterialDialog } from './MaterialDialog';
import { useMaterialDeeds } from './useMaterialDeeds';

/** A material to change, a new one to start with, or nothing open. */
type Open = { change: SaleMaterial } | { start: SaleMaterialInput | undefined } | null;

interface Options {
  /** The alarm switch as it stands. */
  alarm: boolean;
  errorText: (error: Error) => string;
  /** After materials were added or changed. */
  onDone?: () => void;
}

/** The window in which a sale material is written or changed, and whatever else changes the list behind it. */
export function useMaterialDialog({ alarm, errorText, onDone }: Options) {
  const [open, setOpen] = useState<Open>(null);
  const deeds = useMaterialDeeds({
    alarm,
    onDone: () => {
      setOpen(null);
      onDone?.();
    },
  });
  const failure = deeds.error ? errorText(deeds.error) : null;
  const show = (what: Open) => {
    deeds.forget();
    setOpen(what);
  };
  return {
    deeds,
    failure,
    write: (start?: SaleMaterialInput) => show({ start }),
    change: (material: SaleMaterial) => show({ change: material }),
    dialog: open && (
      <MaterialDialog
        material={'change' in open ? open.change : undefined}
        start={'change' in open ? open.change : open.start}
        onClose={() => show(null)}
        onSave={(material) => ('change' in open ? deeds.change(open.change, material) : deeds.add(material))}
        error={failure}
      />
    ),
  };
}
