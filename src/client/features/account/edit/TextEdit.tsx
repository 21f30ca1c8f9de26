import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Field } from '../../../ui/Field';
import { TextInput } from '../../../ui/TextInput';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { EditFrame } from './EditFrame';

interface Props {
  field: 'name' | 'department' | 'title';
  value: string;
  required?: boolean;
  autoComplete: string;
  save: (value: string) => Promise<unknown>;
}

/** One line of text about the person. */
export function TextEdit({ field, value, required = false, autoComplete, save }: Props) {
  const { t } = useTranslation('user');
  const [typed, setTyped] = useState(value);
  const [wrong, setWrong] = useState(false);
  const action = useConfirmedAction(save);
  const input = () => {
    const text = typed.trim();
    setWrong(required && text === '');
    return required && text === '' ? null : text;
  };
  return (
    <EditFrame field={field} tab="profile" action={action} input={input}>
      <Field label={t(`edit.${field}.label`)} error={wrong && t('errors.required')} optional={!required}>
        <TextInput
          autoComplete={autoComplete}
          maxLength={60}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
      </Field>
    </EditFrame>
  );
}
