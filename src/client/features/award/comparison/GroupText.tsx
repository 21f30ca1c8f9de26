import { useTranslation } from 'next-i18next/pages';
import type { Texts } from '../../../textKeys';
import type { LineGroup, MatrixEntry } from './matrixView';

/** The heading of a group among the lines. */
export type GroupEntry = Extract<MatrixEntry, { kind: 'heading' }>;

/** Names a group, the kind of material, the heading of the buyer's list or its tag, and how many lines it has. */
export function GroupText({ entry: { key, count }, group }: { entry: GroupEntry; group: LineGroup }) {
  const { t } = useTranslation(['project', 'trade']);
  const name =
    group === 'category'
      ? t(`trade:category.${key as keyof Texts['trade']['category']}`)
      : key || t(group === 'heading' ? 'compare.unheaded' : 'compare.untagged');
  return (
    <>
      {name} · {t('lineCount', { count })}
    </>
  );
}
