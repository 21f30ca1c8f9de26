import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { MAX_READ_LINES } from '../../../../contract/constants';
import { transportErrors } from '../../../../contract/errors/transportErrors';
import { textLines } from '../../../shared/textLines';
import { useLanguage } from '../../../shell/language/useLanguage';
import { fileContent, refusedFile } from './fileContent';
import { useOneReading } from './useOneReading';
import { type OnLines, useTableRead } from './useTableRead';

/**
 * Reads files and pasted text into lines; at most one reading runs, and it can be cancelled. `onLines` also receives
 * which earlier lines the new ones stand for, when the same table was read another way; `onFile` of a file that was read.
 */
export function useIntake(onLines: OnLines, onFile: (file: File) => void) {
  const { t } = useTranslation('buyer');
  const { language } = useLanguage();
  const reading = useOneReading();
  const { cancel, progress, setProgress, pages, error, setError } = reading;
  const { table, read, reread, forget } = useTableRead(reading, onLines);

  /** Reports whether all its lines were taken, so that the text is needed no more. */
  const readText = useCallback(
    async (text: string): Promise<boolean> => {
      const lines = textLines(text);
      if (lines.length > MAX_READ_LINES) setError(t('intake.tooMany', { count: lines.length, most: MAX_READ_LINES }));
      else if (lines.length > 0) return (await read(async () => ({ lines }))).taken;
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
      const { done } = await read(async (signal) => {
        const content = await fileContent(file, (share) => setProgress(share * 0.5), signal);
        setProgress(null);
        return { file: { name: file.name.slice(-200), content } };
      });
      if (done) onFile(file);
      return done;
    },
    [read, setError, setProgress, language, onFile],
  );

  return { progress, pages, busy: progress !== undefined, error, table, reread, forget, readText, readFile, cancel };
}

export type Intake = ReturnType<typeof useIntake>;
