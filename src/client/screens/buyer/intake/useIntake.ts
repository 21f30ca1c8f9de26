import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_LINES } from '../../../../contract/constants';
import { errorMessage } from '../../../../contract/errors';
import { useParseRfq } from '../../../queries/rfq';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useLanguage } from '../../../shell/language/useLanguage';
import { type EditorLine, fromParsed } from '../editor/editorLine';
import { fileContent, refusedFile } from './fileContent';
import { textLines } from '../../../parts/textLines';

/** Reads files and pasted text into lines; at most one reading runs, and it can be cancelled. */
export function useIntake(onLines: (lines: EditorLine[]) => void) {
  const { t } = useTranslation('buyer');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { mutateAsync: parse } = useParseRfq();
  const [progress, setProgress] = useState<number | null | undefined>(undefined);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = useCallback(
    async (input: (signal: AbortSignal) => Promise<Parameters<typeof parse>[0]>): Promise<boolean> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setError(null);
      setProgress(null);
      try {
        const { lines } = await parse({ ...(await input(controller.signal)), signal: controller.signal });
        if (controller.signal.aborted) return false;
        onLines(lines.map(fromParsed));
        return true;
      } catch (failure) {
        if (!controller.signal.aborted) setError(errorText(failure));
        return false;
      } finally {
        if (running.current === controller) setProgress(undefined);
      }
    },
    [parse, onLines, errorText],
  );

  const readText = useCallback(
    async (text: string) => {
      const lines = textLines(text);
      if (lines.length > MAX_LINES) setError(t('intake.tooMany', { count: lines.length, most: MAX_LINES }));
      else if (lines.length > 0) return read(async () => ({ lines }));
      return false;
    },
    [read, t],
  );

  const readFile = useCallback(
    async (file: File) => {
      const refused = refusedFile(file);
      if (refused) {
        setError(errorMessage(refused, language));
        return false;
      }
      return read(async (signal) => {
        const content = await fileContent(file, (share) => setProgress(share * 0.5), signal);
        setProgress(null);
        return { file: { name: file.name.slice(-200), content } };
      });
    },
    [read, language],
  );

  return {
    /** 0 to 1, null while it cannot be told, undefined when nothing is read. */
    progress,
    busy: progress !== undefined,
    error,
    readText,
    readFile,
    cancel: useCallback(() => {
      running.current?.abort();
      setProgress(undefined);
    }, []),
  };
}

export type Intake = ReturnType<typeof useIntake>;
