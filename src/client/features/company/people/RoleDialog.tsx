import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { CompanyRole } from '../../../../contract/entities/people';
import { type Right, RIGHTS } from '../../../../contract/rights';
import { useKeepRole } from '../../../queries/people';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { RightBoxes } from '../RightBoxes';

/** Name and rights of a role of the company; null: a new one. */
export function RoleDialog({ role, onClose }: { role: CompanyRole | null; onClose: () => void }) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const action = useConfirmedAction(useKeepRole().mutateAsync);
  const [name, setName] = useState(role?.name ?? '');
  const [rights, setRights] = useState<readonly Right[]>(role?.rights ?? []);
  const submit = async () => {
    if (await action.run({ id: role?.id, name: name.trim(), rights: [...rights] })) onClose();
  };
  return (
    <>
      <FormDialog
        onClose={onClose}
        onSubmit={() => void submit()}
        title={role ? t('roles.editOf', { name: role.name }) : t('roles.add')}
        submitLabel={t('save')}
        submitDisabled={name.trim() === '' || rights.length === 0}
        loading={action.busy}
        width={560}
      >
        <Stack $gap={4}>
          <Field label={t('roles.name')}>
            <TextInput maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <RightBoxes rights={RIGHTS} given={rights} onGive={setRights} />
          {action.failure !== null && <InlineError>{errorText(action.failure)}</InlineError>}
        </Stack>
      </FormDialog>
      {action.prompt}
    </>
  );
}
