import { useTranslation } from 'next-i18next/pages';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { CountedButton } from '../../../ui/CountedButton';
import { Field } from '../../../ui/Field';
import { Inline, Stack } from '../../../ui/Stack';
import { Textarea } from '../../../ui/Textarea';
import { Recovery } from '../../../ui/recovery/Recovery';
import { textLines } from '../../../shared/textLines';
import { pastedText } from './pastedTable';
import type { Intake } from './useIntake';

/** A place for pasted text: cells from Excel or plain lines are read as they are pasted, typed ones by Ctrl+Enter. */
export function PasteIntake({ intake }: { intake: Intake }) {
  const { t } = useTranslation('buyer');
  const [text, setText] = useState('');
  const count = textLines(text).length;
  const box = useRef<HTMLTextAreaElement>(null);
  // Whoever asked for this place has the list in the clipboard.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const read = async (words = text) => {
    if (await intake.readText(words)) setText('');
  };
  /** A list that is pasted into the empty box is read at once; what cannot be read stays to be mended. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const data = event.clipboardData;
    const pasted = pastedText({ text: data.getData('text/plain'), html: data.getData('text/html') });
    if (text.trim() !== '' || textLines(pasted).length < 2) return;
    event.preventDefault();
    setText(pasted);
    void read(pasted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void read();
  };
  return (
    <Stack $gap={3}>
      <Recovery name="paste" />
      <Field label={t('intake.pasteLabel')} help={t('intake.pasteHelp')} error={intake.error ?? undefined}>
        <Textarea
          rows={10}
          spellCheck={false}
          placeholder={t('intake.pastePlaceholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          ref={box}
        />
      </Field>
      <Inline>
        <CountedButton
          variant="primary"
          count={count}
          none={t('intake.read')}
          loading={intake.busy}
          onClick={() => void read()}
        >
          {t('intake.readCount', { count })}
        </CountedButton>
        {intake.busy && <Button onClick={intake.cancel}>{t('intake.cancel')}</Button>}
      </Inline>
    </Stack>
  );
}
