import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import { siteAddressInput } from '../../../../contract/entities/address';
import type { CompanyUnit } from '../../../../contract/entities/people';
import { useDropSiteAddress, useKeepSiteAddress } from '../../../queries/people';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Columns, Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { wrongBy } from '../../../ui/useFields';

/** The fields, each with the most letters it takes. */
const FIELDS = { recipient: 60, phone: 40, postal_code: 12, address: 200 } as const;
type Name = keyof typeof FIELDS;
const SHORT = ['recipient', 'phone', 'postal_code'] as const;

interface Props {
  site: CompanyUnit;
  onClose: () => void;
  /** The address is gone; the window closes. */
  onRemoved: () => void;
}

/** Where goods for a site go: typed for the first time, corrected or removed. */
export function SiteAddressDialog({ site, onClose, onRemoved }: Props) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const keep = useKeepSiteAddress();
  const drop = useDropSiteAddress();
  const { id, name, address: known } = site;
  const [values, setValues] = useState<Record<Name, string>>({
    recipient: known?.recipient ?? '',
    phone: known?.phone ?? '',
    postal_code: known?.postal_code ?? '',
    address: known?.address ?? '',
  });
  const [checked, setChecked] = useState(false);
  const wrong = wrongBy(siteAddressInput, values);
  const submit = () => {
    setChecked(true);
    if (wrong.length > 0) return;
    const saved = () => {
      toast.success(t('siteAddress.done', { name }));
      onClose();
    };
    keep.mutate({ id, ...siteAddressInput.parse(values), version: known?.version ?? null }, { onSuccess: saved });
  };
  const field = (one: Name) => (
    <Field
      key={one}
      label={t(`siteAddress.${one}`)}
      optional={one === 'postal_code'}
      error={checked && wrong.includes(one) && t(one === 'phone' ? 'siteAddress.wrongPhone' : 'siteAddress.wrong')}
    >
      <TextInput
        name={one}
        maxLength={FIELDS[one]}
        value={values[one]}
        onChange={({ target }) => setValues((before) => ({ ...before, [one]: target.value }))}
      />
    </Field>
  );
  const failure = keep.error ?? drop.error;
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={t('siteAddress.title', { name })}
      description={t('siteAddress.text')}
      submitLabel={t('save')}
      submitDisabled={drop.isPending}
      loading={keep.isPending}
      width={560}
    >
      <Stack $gap={4}>
        <Columns $min={150}>{SHORT.map(field)}</Columns>
        {field('address')}
        {known && (
          <div>
            <Button
              size="sm"
              loading={drop.isPending}
              disabled={keep.isPending}
              onClick={() => drop.mutate({ id, version: known.version }, { onSuccess: onRemoved })}
            >
              {t('siteAddress.remove')}
            </Button>
          </div>
        )}
        {failure && <InlineError>{errorText(failure)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
