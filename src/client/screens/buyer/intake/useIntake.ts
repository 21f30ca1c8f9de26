import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import { MAX_LINES } from '../../../../contract/constants';
import type { EndpointInput } from '../../../../contract/endpoint';
import type { parseRfq } from '../../../../contract/endpoints/rfq';
import type { ColumnChoice, ParsedSheet, ParseOutput } from '../../../../contract/entities/parse';
import { transportErrors } from '../../../../contract/errors/transportErrors';
import { headerSignature } from '../../../../domain/material/headerSignature';
import { useApi } from '../../../api/ApiProvider';
import { columnMapQuery, useKeepColumnMap } from '../../../queries/columnMaps';
import { useParseRfq } from '../../../queries/parse';
import { useLanguage } from '../../../shell/language/useLanguage';
import { type EditorLine, fromParsed } from '../editor/editorLine';
import { rememberedChoices, sameColumns } from './columns/columnChoices';
import { fileContent, refusedFile } from './fileContent';
import { textLines } from '../../../parts/textLines';
import { useOneReading } from './useOneReading';

type ParseBody = NonNullable<EndpointInput<typeof parseRfq>['body']>;

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
 * Reads files and pasted text into lines; at most one reading runs, and it can be cancelled. `onLines` is also told
 * which earlier lines the new ones stand for, when the same table was read another way.
 */
export function useIntake(onLines: (lines: EditorLine[], instead: ReadonlySet<string>) => void) {
  const { t } = useTranslation('buyer');
  const { language } = useLanguage();
  const { run, cancel, progress, setProgress, error, setError } = useOneReading();
  const { mutateAsync: parse } = useParseRfq();
  const [table, setTable] = useState<TableRead | null>(null);
  const client = useQueryClient();
  const api = useApi();
  const { mutate: keepMap } = useKeepColumnMap();

  const deliver = useCallback(
    (body: ParseBody, { lines, sheets }: ParseOutput, how: Pick<TableRead, 'left' | 'recalled'>, instead = NOTHING) => {
      const read = lines.filter(({ sheet }) => !how.left.has(sheet ?? '')).map(fromParsed);
      const mapped = sheets.some((sheet) => sheet.headers.length > 0) || sheets.length > 1;
      setTable(mapped ? { body, sheets, ...how, keys: new Set(read.map(({ key }) => key)) } : null);
      onLines(read, instead);
    },
    [onLines],
  );

  const read = useCallback(
    (input: (signal: AbortSignal) => Promise<ParseBody>) =>
      run(async (signal) => {
        const body = await input(signal);
        const guessed = await parse({ ...body, signal });
        const known =
          guessed.sheets.length > 0 ? await client.ensureQueryData(columnMapQuery(api)).catch(() => null) : null;
        const columns = rememberedChoices(guessed.sheets, known?.items ?? []);
        const answer = columns.length > 0 ? await parse({ ...body, columns, signal }) : guessed;
        if (!signal.aborted) deliver(body, answer, { left: NOTHING, recalled: columns.length > 0 });
      }),
    [run, parse, client, api, deliver],
  );

  /** Reads the last table as a person says, and remembers that for lists of the same form. */
  const reread = async (columnsOf: ReadonlyMap<string, Record<string, number>>, left: ReadonlySet<string>) => {
    if (!table) return false;
    const { body, sheets, keys } = table;
    const columns: ColumnChoice[] = [...columnsOf].map(([sheet, map]) => ({ sheet, columns: map }));
    return run(async (signal) => {
      const answer = await parse({ ...body, columns, signal });
      if (signal.aborted) return;
      deliver(body, answer, { left, recalled: false }, keys);
      for (const { name, headers, columns: guessed } of sheets) {
        const chosen = columnsOf.get(name);
        const signature = headerSignature(headers);
        if (chosen && signature && !sameColumns(chosen, guessed)) keepMap({ signature, columns: chosen });
      }
    });
  };

  const readText = useCallback(
    async (text: string) => {
      const lines = textLines(text);
      if (lines.length > MAX_LINES) setError(t('intake.tooMany', { count: lines.length, most: MAX_LINES }));
      else if (lines.length > 0) return read(async () => ({ lines }));
      return false;
    },
    [read, setError, t],
  );

  const readFile = useCallback(
    async (file: File) => {
      const refused = refusedFile(file);
      if (refused) {
        setError(transportErrors[refused][language]);
        return false;
      }
      return read(async (signal) => {
        const content = await fileContent(file, (share) => setProgress(share * 0.5), signal);
        setProgress(null);
        return { file: { name: file.name.slice(-200), content } };
      });
    },
    [read, setError, setProgress, language],
  );

  return {
    progress,
    busy: progress !== undefined,
    error,
    table,
    reread,
    forget: () => setTable(null),
    readText,
    readFile,
    cancel,
  };
}

export type Intake = ReturnType<typeof useIntake>;
