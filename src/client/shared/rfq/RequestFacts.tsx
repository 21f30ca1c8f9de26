import { useTranslation } from 'next-i18next/pages';
import type { RfqTerms } from '../../../contract/entities/rfq';
import { type Fact, FactGrid } from '../../ui/FactGrid';
import { type Terms, useTermFacts } from '../TermsList';
import { originName } from '../../../domain/material/originName';
import { useReader } from '../useReader';

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

type Props = { request: Rules & Terms; more?: readonly Fact[] };

/** On which terms a request asks and what kinds of answer it takes, as both sides read it. */
export function RequestFacts({ request, more = [] }: Props) {
  const { t } = useTranslation('rfq');
  const language = useReader();
  const listed = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : t('rules.any'));
  const allowed = (value: boolean) => t(value ? 'rules.yes' : 'rules.no');
  const terms = useTermFacts(request);
  const rules: Fact[] = [
    {
      key: 'origins',
      label: t('rules.origins'),
      value: listed(request.origins_allowed.map((one) => originName(one, language))),
    },
    { key: 'makers', label: t('rules.makers'), value: listed(request.makers_allowed) },
    { key: 'partial', label: t('rules.partial'), value: allowed(request.partial_allowed) },
    { key: 'alternates', label: t('rules.alternates'), value: allowed(request.alternates_allowed) },
    { key: 'split', label: t('rules.split'), value: allowed(request.split_allowed) },
    ...(request.currency === 'KRW' ? [{ key: 'usd', label: t('rules.usd'), value: allowed(request.usd_allowed) }] : []),
    ...(request.project_name ? [{ key: 'project', label: t('rules.project'), value: request.project_name }] : []),
  ];
  const isWide = ({ wide }: Fact) => wide === true;
  const facts = [...terms, ...rules, ...more];
  // Facts that take a line of their own come last, so that the others fill theirs.
  return <FactGrid items={[...facts.filter((fact) => !isWide(fact)), ...facts.filter(isWide)]} />;
}
