import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import { Button } from '../../../ui/Button';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Columns, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import {
  deviationsOf,
  fieldText,
  isWrong,
  offeredSpec,
  type SpecField,
  specFields,
  type SpecValues,
} from './deviations';
import { DeviationReasons } from './DeviationReasons';
import type { QuoteRow } from './quoteRow';
import { SpecFieldInput } from './SpecFieldInput';

type Props = {
  row: QuoteRow;
  onClose: () => void;
  onSave: (row: QuoteRow) => void;
};

function kept(row: QuoteRow): { values: SpecValues; reasons: SpecValues } {
  const requested = row.line.spec;
  const values = specFields(requested).map((field) => [field, fieldText(row.offered_spec ?? requested, field)]);
  const reasons = row.deviations.map(({ field, reason }) => [field, reason ?? '']);
  return { values: Object.fromEntries(values), reasons: Object.fromEntries(reasons) };
}

/** States what is offered instead of what was asked; the differences follow from the fields. */
export function AlternateDialog({ row, onClose, onSave }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const describe = useSpecDescription();
  const requested = row.line.spec;
  const [{ values, reasons }, setDraft] = useState(() => kept(row));
  const [tried, setTried] = useState(false);
  const differences = deviationsOf(requested, values, reasons);
  const wrong = (field: SpecField) => isWrong(field, values[field] ?? '');
  const save = () => {
    setTried(true);
    if (differences.length === 0 || specFields(requested).some(wrong)) return;
    onSave({ ...row, response: 'alternate', offered_spec: offeredSpec(requested, values), deviations: differences });
  };
  const set = (field: SpecField, text: string) => setDraft({ values: { ...values, [field]: text }, reasons });
  const backToExact = () => onSave({ ...row, response: 'exact', offered_spec: null, deviations: [] });
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={save}
      width={640}
      title={t('alternate.title')}
      description={`${row.line.line_no}. ${describe(requested) || row.line.raw_text}`}
      submitLabel={t('alternate.save')}
      leave={
        <Button variant="ghost" onClick={backToExact}>
          {t('alternate.cancel')}
        </Button>
      }
    >
      <Stack $gap={5}>
        <Text $color="textMuted">{t('alternate.text')}</Text>
        <Columns>
          {specFields(requested).map((field) => (
            <SpecFieldInput
              key={field}
              field={field}
              requested={fieldText(requested, field)}
              value={values[field] ?? ''}
              onChange={(text) => set(field, text)}
            />
          ))}
        </Columns>
        {tried && differences.length === 0 && <InlineError>{t('alternate.none')}</InlineError>}
        {differences.length > 0 && (
          <DeviationReasons
            differences={differences}
            reasons={reasons}
            onReason={(field, text) => setDraft({ values, reasons: { ...reasons, [field]: text } })}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
