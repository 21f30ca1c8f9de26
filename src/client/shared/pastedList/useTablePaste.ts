import { type ClipboardEvent, useRef } from 'react';
import { textLines } from '../textLines';
import { pastedTable, wholeText } from './pastedTable';

interface Options {
  /** Writes the text of the field. */
  write: (text: string) => void;
  /** Takes a list that was pasted into the empty field, whole as it stands there; others are only written. */
  onList?: (text: string) => void;
}

/**
 * Pastes a table into a text field with every cell in its column and with what merged cells say in each of their rows.
 * `onType` notes that somebody typed: what is being pasted then stays as it is, as it does when something else is pasted.
 */
export function useTablePaste({ write, onList }: Options) {
  /** Counts what was typed or pasted. */
  const changes = useRef(0);
  return {
    onType: () => {
      changes.current += 1;
    },
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const { currentTarget: field, clipboardData: data } = event;
      const plain = data.getData('text/plain');
      const found = pastedTable({ text: plain, html: data.getData('text/html') });
      const pasted = { ...found, text: found.text.replaceAll('\r\n', '\n') };
      const isList = onList !== undefined && field.value.trim() === '' && textLines(pasted.text).length > 1;
      if (!isList && found.text === plain && !found.merged) return;
      event.preventDefault();
      const [before, after] = isList
        ? ['', '']
        : [field.value.slice(0, field.selectionStart), field.value.slice(field.selectionEnd)];
      const put = (words: string) => {
        // Written here too, so that the caret stays behind it.
        field.value = `${before}${words}${after}`;
        field.setSelectionRange(before.length + words.length, before.length + words.length);
        write(field.value);
      };
      put(pasted.text);
      changes.current += 1;
      const own = changes.current;
      void wholeText(pasted).then((words) => {
        // What was typed or pasted meanwhile, or left behind, stays to be read at a press.
        if (changes.current !== own || !field.isConnected) return;
        if (words !== pasted.text) put(words);
        if (isList) onList(words);
      });
    },
  };
}
