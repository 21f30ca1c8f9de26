import { useTranslation } from 'next-i18next/pages';
import type { Claim } from '../../../contract/entities/shipment';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { Stack } from '../../ui/Stack';
import { NoteField } from '../../ui/NoteField';

const KINDS = [
  'quantity',
  'damage',
  'spec',
  'certificate',
  'weight',
  'other',
] as const satisfies readonly Claim['kind'][];

export type ClaimDraft = Pick<Claim, 'kind' | 'text'>;
export const emptyClaim: ClaimDraft = { kind: 'quantity', text: '' };

type Props = { claim: ClaimDraft; onChange: (claim: ClaimDraft) => void; checked: boolean };

/** What is wrong, in a word and in sentences. */
export function ClaimFields({ claim, onChange, checked }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  return (
    <Stack $gap={4}>
      <Field label={t('claim.kind')} required>
        <Select
          value={claim.kind}
          options={KINDS.map((kind) => ({ value: kind, label: t(`claim.kinds.${kind}`) }))}
          onChange={(event) =>
            onChange({ ...claim, kind: KINDS.find((kind) => kind === event.target.value) ?? 'other' })
          }
        />
      </Field>
      <NoteField
        label={t('claim.text')}
        required
        error={checked && claim.text.trim() === '' ? t('trade:issue.required') : undefined}
        maxLength={1000}
        value={claim.text}
        onChange={(text) => onChange({ ...claim, text })}
      />
    </Stack>
  );
}
