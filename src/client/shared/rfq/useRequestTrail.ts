import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import type { Crumb } from '../../ui/Breadcrumb';

/** The way from the list of requests over one of them to a page about it, called `here`. */
export function useRequestTrail(id: string, here: string): Crumb[] {
  const { t } = useTranslation('seller');
  return [
    { label: t('list.title'), href: paths.seller.requests() },
    { label: id, href: paths.seller.detail(id) },
    { label: here },
  ];
}
