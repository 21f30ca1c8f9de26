import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { Button } from '../../../ui/Button';
import { CountedButton } from '../../../ui/CountedButton';
import { Field } from '../../../ui/Field';
import { Inline, Stack } from '../../../ui/Stack';
import { Textarea } from '../../../ui/Textarea';
import { useKeptText } from '../../../shell/autosave/useKeptText';
import { textLines } from '../../../shared/textLines';
import { useTablePaste } from '../../../shared/pastedList/useTablePaste';
import type { Intake } from './useIntake';

/** On a phone shorter, so that the button below it stays clear of the bars at the foot. */
const Place = styled.div`
  ${media.phone} {
    & textarea {
      min-height: 152px;
      max-height: 30vh;
    }
  }
`;

export type PasteIntakeProps = {
  intake: Intake;
  /** Called with whether the place holds text that was not read. */
  onUnread?: ((unread: boolean) => void) | undefined;
};

/** A place for pasted text: cells from Excel or plain lines are read as they are pasted, typed ones by Ctrl+Enter. */
export function PasteIntake({ intake, onUnread }: PasteIntakeProps) {
  const { t } = useTranslation('buyer');
  // Until it is read, when its lines are the draft's.
  const [text, setText] = useKeptText('paste');
  const count = textLines(text).length;
  const unread = count > 0;
  useEffect(() => onUnread?.(unread), [onUnread, unread]);
  const box = useRef<HTMLTextAreaElement>(null);
  // A person who opened this place has the list in the clipboard.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  // Why it was not read moves the button down: it comes back into sight.
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (intake.error) buttons.current?.scrollIntoView({ block: 'nearest' });
  }, [intake.error]);
  const newest = useRef(text);
  useEffect(() => {
    newest.current = text;
  });
  /** The text goes once its lines are taken. What was typed meanwhile stays, and so does what nobody took. */
  const read = async (words = text) => {
    if (!(await intake.readText(words)) || newest.current !== words) return;
    setText('');
    // The place is gone by now where it opens only to add more.
    onUnread?.(false);
  };
  // A list that is pasted into the empty box is read at once; what cannot be read stays to be mended.
  const { onType, onPaste } = useTablePaste({ write: setText, onList: (list) => void read(list) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void read();
  };
  return (
    <Stack $gap={3}>
      <Place>
        <Field label={t('intake.pasteLabel')} help={t('intake.pasteHelp')} error={intake.error ?? undefined}>
          <Textarea
            rows={10}
            spellCheck={false}
            placeholder={t('intake.pastePlaceholder')}
            value={text}
            onChange={(event) => {
              onType();
              setText(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            ref={box}
          />
        </Field>
      </Place>
      <Inline ref={buttons}>
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
