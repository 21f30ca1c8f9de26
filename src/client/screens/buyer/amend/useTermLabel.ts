import { useTranslation } from 'next-i18next/pages';
import type { AmendableTerm } from './amendment';

const LABELS = {
  title: 'buyer:terms.name',
  project_name: 'buyer:terms.project',
  required_date: 'buyer:terms.required',
  delivery_term: 'trade:terms.deliveryTerm',
  delivery_place: 'trade:terms.deliveryPlace',
  payment_term: 'trade:terms.paymentTerm',
  payment_note: 'buyer:terms.paymentNote',
  certificate_type: 'trade:terms.certificate',
  origins_allowed: 'buyer:terms.origins',
  makers_allowed: 'buyer:terms.makers',
  partial_allowed: 'buyer:terms.partial_allowed',
  alternates_allowed: 'buyer:terms.alternates_allowed',
  split_allowed: 'buyer:terms.split_allowed',
  show_target_price: 'buyer:terms.show_target_price',
  memo: 'buyer:terms.memo',
} as const satisfies Record<AmendableTerm, string>;

/** What a term is called on the screen. */
export function useTermLabel(): (term: AmendableTerm) => string {
  const { t } = useTranslation(['buyer', 'trade']);
  return (term) => t(LABELS[term]);
}
