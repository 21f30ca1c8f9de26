import { useEffect, useRef, useState } from 'react';
import { readFile } from '../../../../parts/readFile';
import { useParseRfq } from '../../../../queries/rfq';
import { useErrorText } from '../../../../shell/errors/useErrorText';
import { rulesOfList } from './rulesOfList';

/** Reads a list file and sums it up; one reading at a time, which can be cancelled. */
export function useListRules() {
  const errorText = useErrorText();
  const { mutateAsync: parse } = useParseRfq();
  const [found, setFound] = useState<ReturnType<typeof rulesOfList> | null>(null);
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    setReading(true);
    setError(null);
    try {
      const { content } = await readFile(file);
      const { signal } = controller;
      const { lines } = await parse({ file: { name: file.name.slice(-200), content }, signal });
      if (!signal.aborted) setFound(rulesOfList(lines));
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
    read,
    cancel: () => {
      running.current?.abort();
      setReading(false);
    },
    forget: () => setFound(null),
  };
}
