import { useEffect, useRef, useState } from 'react';
import { readFile } from '../../../../shared/readFile';
import { textLines } from '../../../../shared/textLines';
import { useParseRfq } from '../../../../queries/parse';
import { useErrorText } from '../../../../shell/errors/useErrorText';
import { rulesOfList } from './rulesOfList';

type ListSource = { lines: string[] } | { file: { name: string; content: string } };
type Found = ReturnType<typeof rulesOfList> & { file: File | null };

/** Reads a list, a file or pasted, and sums it up; one reading at a time, which can be cancelled. */
export function useListRules() {
  const errorText = useErrorText();
  const { mutateAsync: parse } = useParseRfq();
  const [found, setFound] = useState<Found | null>(null);
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const sumUp = async (source: () => Promise<ListSource>, file: File | null) => {
    const controller = new AbortController();
    running.current = controller;
    setReading(true);
    setError(null);
    try {
      const { signal } = controller;
      const { lines } = await parse({ ...(await source()), signal });
      if (!signal.aborted) setFound({ ...rulesOfList(lines), file });
    } catch (failure) {
      if (!controller.signal.aborted) setError(errorText(failure));
    } finally {
      if (running.current === controller) setReading(false);
    }
  };
  return {
    found,
    reading,
    error,
    read: (file: File) =>
      sumUp(async () => ({ file: { name: file.name.slice(-200), content: (await readFile(file)).content } }), file),
    /** Cells copied from a spreadsheet, or any text with a material in a line. */
    readText: (text: string) => sumUp(async () => ({ lines: textLines(text) }), null),
    cancel: () => {
      running.current?.abort();
      setReading(false);
    },
    forget: () => setFound(null),
  };
}
