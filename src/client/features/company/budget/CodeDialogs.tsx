import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { CostCode, CostKind } from '../../../../contract/entities/budget';
import { useAddCodes, useChangeCode } from '../../../queries/budgetChanges';
import { keepError } from '../../../shared/keepError';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Stack } from '../../../ui/Stack';
import { Textarea } from '../../../ui/Textarea';
import { TextInput } from '../../../ui/TextInput';
import { pastedCodes } from './pastedCodes';

const MOST_CODES = 1000;
/** Numbers of wrong lines that are named. */
const NAMED = 5;

/** Adds codes with their names, one in each line, as they are pasted from a spreadsheet. */
export function AddCodesDialog({ kind, onClose }: { kind: CostKind; onClose: () => void }) {
  const { t } = useTranslation('budget');
  const errorText = useErrorText();
  const { mutateAsync, isPending, error } = useAddCodes();
  const [text, setText] = useState('');
  const { codes, wrong } = pastedCodes(text);
  const many = codes.length > MOST_CODES;
  const lines = wrong.slice(0, NAMED).join(', ') + (wrong.length > NAMED ? ' …' : '');
  const fault = many ? t('codes.many', { count: MOST_CODES }) : wrong.length > 0 ? t('codes.wrong', { lines }) : null;
  const add = () =>
    void mutateAsync({ kind, items: codes }).then(() => {
      toast.success(t('codes.added', { count: codes.length }));
      onClose();
    }, keepError);
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={add}
      title={t(`codes.add.${kind}`)}
      submitLabel={t('codes.addCount', { count: codes.length })}
      submitCount={codes.length}
      submitNone={t('codes.addNone')}
      submitDisabled={fault !== null}
      loading={isPending}
    >
      <Stack $gap={3}>
        <Field label={t('codes.list')} help={t('codes.listHelp')} error={fault}>
          <Textarea
            rows={6}
            placeholder={t(`codes.placeholder.${kind}`)}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        {error && <InlineError>{errorText(error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}

/** Changes the name of a code; records keep the code and show the new name. */
export function RenameCodeDialog({ code, onClose }: { code: CostCode; onClose: () => void }) {
  const { t } = useTranslation('budget');
  const errorText = useErrorText();
  const { mutateAsync, isPending, error } = useChangeCode();
  const [name, setName] = useState(code.name);
  const { id, version, closed } = code;
  const save = () =>
    void mutateAsync({ id, version, closed, name: name.trim() }).then(() => {
      toast.success(t('changeSaved'));
      onClose();
    }, keepError);
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={save}
      title={t('codes.rename', { code: code.code })}
      submitLabel={t('save')}
      loading={isPending}
      width={400}
    >
      <Stack $gap={3}>
        <Field label={t('codes.name')} optional>
          <TextInput maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        {error && <InlineError>{errorText(error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
