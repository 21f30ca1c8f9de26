import { useState } from 'react';
import type { ParsedLineDto } from '../../../../contract/entities/parse';
import { readFile } from '../../../shared/readFile';
import { useParseRfq } from '../../../queries/parse';
import { textsOf } from './listTexts';
import { type ListFault, linesOf, listFault } from './listText';

export interface ListReading {
  text: string;
  setText: (text: string) => void;
  read: (text?: string) => void;
  readFile: (file: File) => void;
  reading: boolean;
  error: unknown;
  fault: ListFault | null;
  /** The lines as understood; null before the first reading. */
  lines: ParsedLineDto[] | null;
  /** The list that `lines` came from. */
  readTexts: string[];
  /** The file that they came from; null: they were typed or pasted. */
  file: File | null;
}

/** A list typed or pasted without login, and what was understood of it. */
export function useListReading(): ListReading {
  const parse = useParseRfq();
  const [text, setText] = useState('');
  const [readTexts, setReadTexts] = useState<string[]>([]);
  const [source, setSource] = useState<File | null>(null);
  const fault = listFault(linesOf(text));
  return {
    text,
    setText,
    read(given = text) {
      const lines = linesOf(given);
      if (lines.length === 0 || listFault(lines)) return;
      setText(given);
      setReadTexts(lines);
      setSource(null);
      parse.mutate({ lines });
    },
    readFile(file) {
      void readFile(file).then(({ name, content }) =>
        parse.mutate(
          // Scans take their time; without this the call is given up after half a minute.
          { file: { name: name.slice(-200), content }, onProgress: () => undefined },
          {
            onSuccess: ({ lines }) => {
              setSource(file);
              void textsOf(lines).then(setReadTexts);
            },
          },
        ),
      );
    },
    reading: parse.isPending,
    error: parse.error,
    fault,
    lines: parse.data?.lines ?? null,
    readTexts,
    file: source,
  };
}
