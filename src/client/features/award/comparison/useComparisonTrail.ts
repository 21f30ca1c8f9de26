import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../../paths';

/** The way from the projects down to the comparison of a request. */
export function useComparisonTrail(number: string) {
  const { t } = useTranslation('project');
  return [
    { label: t('list.title'), href: paths.project.list() },
    { label: number, href: paths.project.detail(number) },
    { label: t('compare.title') },
  ];
}
