import { Trophy, Zap } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ComparisonCell } from '../../../../contract/entities/comparison';
import { AlternateChip } from '../../../parts/AlternateChip';
import { Chip } from '../../../ui/Chip';
import { Inline } from '../../../ui/Stack';

/** Best price, fastest delivery and alternates, each with icon and word. */
export function CellMarks({ cell }: { cell: ComparisonCell }) {
  const { t } = useTranslation('project');
  const alternate = cell.line.response === 'alternate';
  if (!cell.best && !cell.fastest && !alternate) return null;
  return (
    <Inline $gap={1}>
      {cell.best && (
        <Chip size="sm" tone="green" icon={<Trophy />}>
          {t('compare.best')}
        </Chip>
      )}
      {cell.fastest && (
        <Chip size="sm" tone="blue" icon={<Zap />}>
          {t('compare.fastest')}
        </Chip>
      )}
      {alternate && <AlternateChip />}
    </Inline>
  );
}
