import { useTranslation } from 'next-i18next/pages';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { CountedButton } from '../../../ui/CountedButton';
import { Field } from '../../../ui/Field';
import { Inline, Stack } from '../../../ui/Stack';
import { Textarea } from '../../../ui/Textarea';
import { useKeptText } from '../../../shell/autosave/useKeptText';
import { textLines } from '../../../shared/textLines';
import type { Intake } from './useIntake';

/** Cells that are read of a pasted page; a list has fewer. */
const MOST_CELLS = 200_000;

/**
 * The text of what was pasted. A table of a mail or a page comes with tabs between its cells, unless its cells hold paragraphs:
 * then each cell comes as a line of its own, and the table itself is read.
 */
function pastedText({ text, html }: { text: string; html: string }): string {
  if (!/<table\b/i.test(html)) return text;
  const rows = tableRows(html);
  const wide = rows.filter((row) => row.filter(Boolean).length > 1).length;
  const tabbed = text.split('\n').filter((line) => line.includes('\t')).length;
  // Spreadsheets give both alike; theirs is the text.
  if (wide < 2 || tabbed >= wide) return text;
  return rows.map((row) => row.join('\t')).join('\n');
}

/** The rows of all tables that hold no other table; cells that cover several rows or columns leave the others empty. */
function tableRows(html: string): string[][] {
  // Nothing of it runs or is fetched: the document is never shown.
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rows: string[][] = [];
  let cells = 0;
  for (const table of page.querySelectorAll('table')) {
    if (table.querySelector('table')) continue;
    const below = new Map<number, number>();
    for (const row of table.rows) {
      const texts: string[] = [];
      for (const cell of row.cells) {
        while ((below.get(texts.length) ?? 0) > 0) {
          below.set(texts.length, (below.get(texts.length) ?? 0) - 1);
          texts.push('');
        }
        cells += 1;
        if (cells > MOST_CELLS) return rows;
        if (cell.rowSpan > 1) below.set(texts.length, cell.rowSpan - 1);
        texts.push((cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
        for (let more = 1; more < Math.min(cell.colSpan, 60); more += 1) texts.push('');
      }
      rows.push(texts);
    }
  }
  return rows;
}

/** A place for pasted text: cells from Excel or plain lines are read as they are pasted, typed ones by Ctrl+Enter. */
export function PasteIntake({ intake }: { intake: Intake }) {
  const { t } = useTranslation('buyer');
  // Until it is read, when its lines are the draft's.
  const [text, setText] = useKeptText('paste');
  const count = textLines(text).length;
  const box = useRef<HTMLTextAreaElement>(null);
  // A person who opened this place has the list in the clipboard.
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
