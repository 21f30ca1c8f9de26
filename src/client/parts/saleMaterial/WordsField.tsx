import { Field } from '../../ui/Field';
import { TextInput } from '../../ui/TextInput';

interface Props {
  label: string;
  help: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** Several words in one line, separated by commas. */
export function WordsField({ label, help, placeholder, value, onChange }: Props) {
  return (
    <Field label={label} help={help}>
      <TextInput placeholder={placeholder} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
