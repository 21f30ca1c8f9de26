import { Field, type FieldProps } from './Field';
import { Textarea, type TextareaProps } from './Textarea';

export type NoteFieldProps = Omit<FieldProps, 'children'> &
  Pick<TextareaProps, 'rows' | 'maxLength'> & { value: string; onChange: (text: string) => void };

/** A field for some sentences of one's own. */
export function NoteField({ rows = 3, maxLength, value, onChange, ...field }: NoteFieldProps) {
  return (
    <Field {...field}>
      <Textarea rows={rows} maxLength={maxLength} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
