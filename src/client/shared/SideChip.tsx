import { useTranslation } from 'next-i18next/pages';
import { Chip } from '../ui/Chip';

/** On which side of a project the own company stands. */
export function SideChip({ side }: { side: 'buyer' | 'seller' }) {
  const { t } = useTranslation('project');
  return <Chip tone={side === 'buyer' ? 'blue' : 'green'}>{t(`side.${side}`)}</Chip>;
}
