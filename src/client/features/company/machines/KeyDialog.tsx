import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { KEY_RIGHTS, type KeyRight, type Right } from '../../../../contract/rights';
import { useMakeApiKey } from '../../../queries/machine';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { RightBoxes } from '../RightBoxes';

const DAYS = [30, 90, 180, 365] as const;

interface Props {
  /** Those of the reader: no others can be given. */
  rights: readonly Right[];
  onMade: (token: string) => void;
  onClose: () => void;
}

/** Name, rights and end of a new API key. */
export function KeyDialog({ rights: own, onMade, onClose }: Props) {
  const { t } = useTranslation('machine');
  const errorText = useErrorText();
  const make = useMakeApiKey();
  const action = useConfirmedAction(async (body: Parameters<typeof make.mutateAsync>[0]) => {
    onMade((await make.mutateAsync(body)).token);
  });
  const [name, setName] = useState('');
  const [rights, setRights] = useState<readonly KeyRight[]>([]);
  const [days, setDays] = useState<(typeof DAYS)[number]>(90);
  const submit = () => action.run({ name: name.trim(), rights: [...rights], valid_days: days });
  return (
    <>
      <FormDialog
        onClose={onClose}
        onSubmit={() => void submit()}
        title={t('keys.add')}
        submitLabel={t('keys.add')}
        submitDisabled={name.trim() === '' || rights.length === 0}
        loading={action.busy}
        width={560}
      >
        <Stack $gap={4}>
          <Field label={t('keys.name')} help={t('keys.nameHint')}>
            <TextInput maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field label={t('keys.until')}>
            <Select
              options={DAYS.map((one) => ({ value: String(one), label: t(`keys.days_${one}`) }))}
              value={String(days)}
              onChange={(event) => setDays(DAYS.find((one) => String(one) === event.target.value) ?? 90)}
            />
          </Field>
          <RightBoxes rights={KEY_RIGHTS.filter((right) => own.includes(right))} given={rights} onGive={setRights} />
          {action.failure !== null && <InlineError>{errorText(action.failure)}</InlineError>}
        </Stack>
      </FormDialog>
      {action.prompt}
    </>
  );
}
