import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Stack';
import { NoteField } from '../../ui/NoteField';
import { Recovery } from '../../ui/recovery/Recovery';

type Props = {
  /** Distinguishes it from others of its page. */
  name: string;
  label: string;
  help?: string;
  button: string;
  /** Makes its button the one that stands out. */
  primary?: boolean;
  /** What stands there already, when it is corrected. */
  initial?: string;
  maxLength: number;
  pending: boolean;
  error: string | undefined;
  /** Sends the text; `done` empties the field. What could not be sent stays. */
  onSend: (text: string, done: () => void) => void;
};

/** Where somebody asks or answers. */
export function WriteForm({
  name,
  label,
  help,
  button,
  primary = false,
  initial = '',
  maxLength,
  pending,
  error,
  onSend,
}: Props) {
  const [text, setText] = useState(initial);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(text.trim(), () => setText(''));
  };
  return (
    <form onSubmit={send} data-paper="none">
      <Recovery name={name} />
      <Stack $gap={2}>
        <NoteField
          label={label}
          help={help}
          error={error}
          rows={2}
          maxLength={maxLength}
          value={text}
          onChange={setText}
        />
        <div>
          <Button
            type="submit"
            {...(primary ? { variant: 'primary', size: 'sm' } : {})}
            loading={pending}
            disabled={!text.trim()}
          >
            {button}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
