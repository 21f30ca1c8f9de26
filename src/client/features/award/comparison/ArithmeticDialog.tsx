import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from '../../../../contract/entities/comparison';
import { PriceArithmetic } from '../../../shared/PriceArithmetic';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import { Dialog } from '../../../ui/Dialog';
import { type Explained, stepsOf } from './explained';

type Props = { comparison: Comparison; explained: Explained | null; onClose: () => void };

/** How one offered price became the comparable one. */
export function ArithmeticDialog({ comparison, explained, onClose }: Props) {
  const { t } = useTranslation('trade');
  const describe = useSpecDescription();
  if (!explained) return null;
  const { line, seller } = explained;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('step.title')}
      description={`${seller.company_name} · ${line.line_no}. ${describe(line.spec) || line.raw_text}`}
    >
      <PriceArithmetic steps={stepsOf(comparison, explained)} />
    </Dialog>
  );
}
