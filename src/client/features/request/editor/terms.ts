import { isAmount } from '../../../../contract/figures';
import type { Rfq, RfqTerms } from '../../../../contract/entities/rfq';
import { originName } from '../../../../domain/material/originName';
import { originCode } from '../../../../contract/countries';
import type { Language } from '../../../../contract/constants';

type TextField =
  | 'project_name'
  | 'deadline_date'
  | 'required_date'
  | 'delivery_place'
  | 'delivery_contact'
  | 'payment_note'
  | 'usd_krw_rate'
  | 'memo'
  | 'private_note';
type ListField = 'origins_allowed' | 'makers_allowed';

/** The terms while they are typed: empty texts instead of null, lists as one text with commas. */
export type TermsForm = Omit<RfqTerms, TextField | ListField> & Record<TextField | ListField, string>;

export type ChangeTerms = (change: Partial<TermsForm>) => void;
/** What is wrong, by field. */
export type TermErrors = Partial<Record<keyof TermsForm, string>>;
/** What every part of the terms takes. */
export type TermsPartProps = { terms: TermsForm; onChange: ChangeTerms; errors: TermErrors };

export const NEW_TERMS: TermsForm = {
  title: '',
  project_name: '',
  visibility: 'matched',
  vendors_only: false,
  sealed: false,
  deadline_date: '',
  required_date: '',
  delivery_term: 'delivered',
  delivery_place: '',
  delivery_contact: '',
  payment_term: 'prepaid',
  payment_note: '',
  currency: 'KRW',
  usd_allowed: false,
  usd_krw_rate: '',
  certificate_type: '3.1',
  origins_allowed: '',
  makers_allowed: '',
  partial_allowed: true,
  alternates_allowed: true,
  split_allowed: true,
  show_target_price: false,
  memo: '',
  shared_columns: [],
  share_headings: false,
  private_note: '',
};

const FIELDS = Object.keys(NEW_TERMS) as (keyof TermsForm)[];

/** Terms under which the seller pays the freight to a place. */
const SELLER_PAYS_FREIGHT: ReadonlySet<RfqTerms['delivery_term']> = new Set(['delivered', 'CFR', 'CIF', 'DAP']);

/** Whether the seller pays the freight but no place of delivery is given, so that it cannot be priced. */
export const lacksPlace = ({ delivery_term, delivery_place }: TermsForm): boolean =>
  SELLER_PAYS_FREIGHT.has(delivery_term) && delivery_place.trim() === '';

/** The saved terms as the form holds them, countries by their names. */
export function toForm(rfq: Rfq, language: Language): TermsForm {
  const entries = FIELDS.map((field) => {
    if (field === 'shared_columns') return [field, rfq[field]];
    const value = field === 'origins_allowed' ? rfq[field].map((one) => originName(one, language)) : rfq[field];
    return [field, Array.isArray(value) ? value.join(', ') : (value ?? '')];
  });
  return Object.fromEntries(entries) as TermsForm;
}

/** The form as the server takes it. */
export function toTerms(form: TermsForm): RfqTerms {
  return {
    ...form,
    title: form.title.trim(),
    project_name: form.project_name.trim() || null,
    deadline_date: form.deadline_date || null,
    required_date: form.required_date || null,
    delivery_place: form.delivery_place.trim() || null,
    delivery_contact: form.delivery_contact.trim() || null,
    payment_note: form.payment_note.trim() || null,
    usd_krw_rate: isAmount(form.usd_krw_rate) ? form.usd_krw_rate : null,
    origins_allowed: [...new Set(entries(form.origins_allowed, 20, 40).map(originCode))],
    makers_allowed: entries(form.makers_allowed, 30, 60),
    memo: form.memo.trim() || null,
    private_note: form.private_note.trim() || null,
  };
}

function entries(text: string, most: number, longest: number): string[] {
  const words = text.split(/[,，、\n]/).map((word) => word.trim().slice(0, longest));
  return [...new Set(words.filter(Boolean))].slice(0, most);
}
