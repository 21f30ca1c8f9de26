import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ColumnChoice, ParsedSheet, ParseOutput } from '../../../../contract/entities/parse';
import { headerSignature } from '../../../../domain/material/headerSignature';
import { useApi } from '../../../api/ApiProvider';
import { type ParseBody, useParseRfq } from '../../../queries/parse';
import { type EditorLine, fromParsed } from '../editor/editorLine';
import { rememberedChoices, sameColumns } from './columns/columnChoices';
import type { OneReading } from './useOneReading';
import { columnMapQuery, useKeepColumnMap } from '../../../queries/readingRules';

/** A table that was read, kept so that it can be read another way. */
export interface TableRead {
  body: ParseBody;
  sheets: readonly ParsedSheet[];
  /** Sheets that were left out. */
  left: ReadonlySet<string>;
  /** Lines that it gave, by their keys. */
  keys: ReadonlySet<string>;
  /** Its columns were taken as the company corrected them before. */
  recalled: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Takes the lines of a list; `instead` are earlier lines that these stand for. Whether all of them were taken, which a person
 * may decide much later.
 */
export type OnLines = (lines: EditorLine[], instead: ReadonlySet<string>) => Promise<boolean>;

/**
 * Reads lists by the server into lines, and a table another way than it was read first. Where nothing says which columns
 * mean what, the company's earlier corrections of lists of the same form do.
 */
export function useTableRead({ run, setPages }: Pick<OneReading, 'run' | 'setPages'>, onLines: OnLines) {
  const { mutateAsync: parse } = useParseRfq();
  const [table, setTable] = useState<TableRead | null>(null);
  const client = useQueryClient();
  const api = useApi();
  const { mutate: keepMap } = useKeepColumnMap();

  const deliver = useCallback(
    (
      body: ParseBody,
      { lines, sheets, pages }: ParseOutput,
      how: Pick<TableRead, 'left' | 'recalled'>,
      instead = NOTHING,
    ) => {
      const drawn = new Map(pages.map((page) => [page.page, page]));
      const read = lines.filter(({ sheet }) => !how.left.has(sheet ?? '')).map((line) => fromParsed(line, drawn));
      const mapped = sheets.some((sheet) => sheet.headers.length > 0) || sheets.length > 1;
      setTable(mapped ? { body, sheets, ...how, keys: new Set(read.map(({ key }) => key)) } : null);
      return onLines(read, instead);
    },
    [onLines],
  );

  /** Reports whether the list was read, and whether its lines were taken. */
  const read = useCallback(
    async (input: (signal: AbortSignal) => Promise<ParseBody>) => {
      let taken = Promise.resolve(false);
      const done = await run(async (signal) => {
        const body = await input(signal);
        const onProgress = 'file' in body ? setPages : undefined;
        const guessed = await parse({ ...body, signal, onProgress });
        const known =
          guessed.sheets.length > 0 ? await client.ensureQueryData(columnMapQuery(api)).catch(() => null) : null;
        const columns = rememberedChoices(guessed.sheets, known?.items ?? []);
        const answer = columns.length > 0 ? await parse({ ...body, columns, signal, onProgress }) : guessed;
        if (!signal.aborted) taken = deliver(body, answer, { left: NOTHING, recalled: columns.length > 0 });
      });
      return { done, taken };
    },
    [run, setPages, parse, client, api, deliver],
  );

  /** Reads the last table as a person says, and remembers that for lists of the same form. */
  const reread = async (columnsOf: ReadonlyMap<string, Record<string, number>>, left: ReadonlySet<string>) => {
    if (!table) return false;
    const { body, sheets, keys } = table;
    const columns: ColumnChoice[] = [...columnsOf].map(([sheet, map]) => ({ sheet, columns: map }));
    return run(async (signal) => {
      const answer = await parse({ ...body, columns, signal, onProgress: 'file' in body ? setPages : undefined });
      if (signal.aborted) return;
      void deliver(body, answer, { left, recalled: false }, keys);
      for (const { name, headers, columns: guessed } of sheets) {
        const chosen = columnsOf.get(name);
        const signature = headerSignature(headers);
        if (chosen && signature && !sameColumns(chosen, guessed)) keepMap({ signature, columns: chosen });
      }
    });
  };

  return { table, read, reread, forget: () => setTable(null) };
}
