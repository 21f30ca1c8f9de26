import { CERTIFICATE_TYPES, DELIVERY_TERMS, PAYMENT_TERMS, oneOf } from '../../../../contract/choices';
import { useTranslation } from 'next-i18next/pages';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { TextInput } from '../../../ui/TextInput';
import { DeliveryPlace } from './DeliveryPlace';
import type { TermsPartProps } from './terms';

/** Delivery, payment and the inspection document. */
export function DeliveryTerms(props: TermsPartProps) {
  const { terms, onChange, errors } = props;
  const { t } = useTranslation('buyer');
  const { t: trade } = useTranslation('trade');
  return (
    <>
      <Field label={trade('terms.deliveryTerm')} error={errors.delivery_term}>
        <Select
          value={terms.delivery_term}
          options={DELIVERY_TERMS.map((value) => ({ value, label: trade(`deliveryTerm.${value}`) }))}
          onChange={(event) => onChange({ delivery_term: oneOf(DELIVERY_TERMS, event.target.value) })}
        />
      </Field>
      <DeliveryPlace {...props} />
      <Field label={trade('terms.paymentTerm')} error={errors.payment_term}>
        <Select
          value={terms.payment_term}
          options={PAYMENT_TERMS.map((value) => ({ value, label: trade(`paymentTerm.${value}`) }))}
          onChange={(event) => onChange({ payment_term: oneOf(PAYMENT_TERMS, event.target.value) })}
        />
      </Field>
      {terms.payment_term === 'other' && (
        <Field label={t('terms.paymentNote')} error={errors.payment_note}>
          <TextInput
            maxLength={200}
            value={terms.payment_note}
            onChange={(event) => onChange({ payment_note: event.target.value })}
          />
        </Field>
      )}
      <Field label={trade('terms.certificate')} help={t('terms.certificateHelp')} error={errors.certificate_type}>
        <Select
          value={terms.certificate_type}
          options={CERTIFICATE_TYPES.map((value) => ({ value, label: trade(`certificate.${value}`) }))}
          onChange={(event) => onChange({ certificate_type: oneOf(CERTIFICATE_TYPES, event.target.value) })}
        />
      </Field>
    </>
  );
}
