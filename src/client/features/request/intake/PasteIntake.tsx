import { useTranslation } from 'next-i18next/pages';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { CountedButton } from '../../../ui/CountedButton';
import { Field } from '../../../ui/Field';
import { Inline, Stack } from '../../../ui/Stack';
import { Textarea } from '../../../ui/Textarea';
import { useKeptText } from '../../../shell/autosave/useKeptText';
import { textLines } from '../../../shared/textLines';
import { type Pasted, pastedTable, textOfRows } from './pastedTable';
import type { Intake } from './useIntake';

/** The text of what was pasted, with what merged cells say in each row that they cover. */
async function wholeText({ text, merged }: Pasted): Promise<string> {
  if (!merged) return text;
  // The titles of columns that lists have are many; only such a table needs them.
  const filling = await import('../../../../domain/material/tables/mergedCells').catch(() => null);
  return filling ? textOfRows(filling.withMergedCells(merged.rows, merged.merges)) : text;
}

/** A place for pasted text: cells from Excel or plain lines are read as they are pasted, typed ones by Ctrl+Enter. */
export function PasteIntake({ intake }: { intake: Intake }) {
  const { t } = useTranslation('buyer');
  // Until it is read, when its lines are the draft's.
  const [text, setText] = useKeptText('paste');
  const count = textLines(text).length;
  const box = useRef<HTMLTextAreaElement>(null);
  const edited = useRef(false);
  // A person who opened this place has the list in the clipboard.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const read = async (words = text) => {
    if (await intake.readText(words)) setText('');
  };
  /** A list that is pasted into the empty box is read at once; what cannot be read stays to be mended. */
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const data = event.clipboardData;
    const pasted = pastedTable({ text: data.getData('text/plain'), html: data.getData('text/html') });
    if (text.trim() !== '' || textLines(pasted.text).length < 2) return;
    event.preventDefault();
    setText(pasted.text);
    edited.current = false;
    void wholeText(pasted).then((whole) => {
      // What was typed meanwhile, or left behind, stays to be read at a press.
      if (edited.current || !box.current) return undefined;
      setText(whole);
      return read(whole);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void read();
  };
  return (
    <Stack $gap={3}>
      <Field label={t('intake.pasteLabel')} help={t('intake.pasteHelp')} error={intake.error ?? undefined}>
        <Textarea
          rows={10}
          spellCheck={false}
          placeholder={t('intake.pastePlaceholder')}
          value={text}
          onChange={(event) => {
            edited.current = true;
            setText(event.target.value);
          }}
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
