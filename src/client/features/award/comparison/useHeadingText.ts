import { useTranslation } from 'next-i18next/pages';
import type { Texts } from '../../../textKeys';
import type { LineGroup } from './comparisonView';

/** Names a group of lines: the kind of material, or the buyer's tag. */
export function useHeadingText(group: LineGroup): (key: string) => string {
  const { t } = useTranslation(['project', 'trade']);
  return (key) => {
    if (group === 'category') return t(`trade:category.${key as keyof Texts['trade']['category']}`);
    return key || t('compare.untagged');
  };
}
