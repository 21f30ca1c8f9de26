import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { RfqTerms } from '../../../contract/entities/rfq';
import { FactGrid } from '../../ui/FactGrid';

type Rules = Pick<
  RfqTerms,
  | 'project_name'
  | 'currency'
  | 'origins_allowed'
  | 'makers_allowed'
  | 'partial_allowed'
  | 'alternates_allowed'
  | 'split_allowed'
  | 'usd_allowed'
>;

type Props = { request: Rules; more?: readonly { key: string; label: string; value: ReactNode }[] };

/** What kinds of answer a request takes, as both sides read it. */
export function RequestRules({ request, more = [] }: Props) {
  const { t } = useTranslation('rfq');
  const listed = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : t('rules.any'));
  const allowed = (value: boolean) => t(value ? 'rules.yes' : 'rules.no');
  const items = [
    { key: 'origins', label: t('rules.origins'), value: listed(request.origins_allowed) },
    { key: 'makers', label: t('rules.makers'), value: listed(request.makers_allowed) },
    { key: 'partial', label: t('rules.partial'), value: allowed(request.partial_allowed) },
    { key: 'alternates', label: t('rules.alternates'), value: allowed(request.alternates_allowed) },
    { key: 'split', label: t('rules.split'), value: allowed(request.split_allowed) },
    ...(request.currency === 'KRW' ? [{ key: 'usd', label: t('rules.usd'), value: allowed(request.usd_allowed) }] : []),
    ...(request.project_name ? [{ key: 'project', label: t('rules.project'), value: request.project_name }] : []),
    ...more,
  ];
  return <FactGrid items={items} />;
}
