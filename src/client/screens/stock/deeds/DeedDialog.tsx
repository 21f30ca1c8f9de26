import type { StockItem } from '../../../../contract/entities/stock';
import { CloseDialog } from './CloseDialog';
import type { LotDeed } from './deeds';
import { FilesDialog } from './FilesDialog';
import { MovementDialog } from './MovementDialog';
import { OpenDialog } from './OpenDialog';

export type ChosenDeed = { deed: LotDeed; items: readonly StockItem[] };

/** The window of the deed that was chosen for one lot or several. */
export function DeedDialog({ chosen, onClose }: { chosen: ChosenDeed; onClose: () => void }) {
  const { deed, items } = chosen;
  const [first] = items;
  if (!first) return null;
  if (deed === 'open') return <OpenDialog items={items} onClose={onClose} />;
  if (deed === 'close') return <CloseDialog items={items} onClose={onClose} />;
  if (deed === 'files') return <FilesDialog item={first} onClose={onClose} />;
  return <MovementDialog deed={deed} item={first} onClose={onClose} />;
}
