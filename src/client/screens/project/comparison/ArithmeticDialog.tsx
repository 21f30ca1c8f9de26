import { useTranslation } from 'next-i18next/pages';
import { PriceArithmetic } from '../../../parts/PriceArithmetic';
import { useSpecDescription } from '../../../parts/useSpecDescription';
import { Dialog } from '../../../ui/Dialog';
import type { Explained } from './explained';

type Props = { explained: Explained | null; onClose: () => void };

/** How one offered price became the comparable one. */
export function ArithmeticDialog({ explained, onClose }: Props) {
  const { t } = useTranslation('trade');
  const describe = useSpecDescription();
  if (!explained) return null;
  const { line, cell, seller } = explained;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('step.title')}
      description={`${seller} · ${line.line_no}. ${describe(line.spec) || line.raw_text}`}
    >
      <PriceArithmetic steps={cell.steps} />
    </Dialog>
  );
}
