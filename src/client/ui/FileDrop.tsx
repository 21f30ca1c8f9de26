import { Upload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './Button';
import { Area, Hint, Lead, Native } from './fileDropStyles';
import { rejectedFile } from './fileRules';
import { useFieldWiring } from './fieldContext';
import { InlineError } from './InlineError';
import { Progress } from './Progress';

export type FileDropProps = {
  onFiles: (files: File[]) => void;
  /** As of the input element, e.g. ".xlsx,.csv". */
  accept?: string;
  /** Bytes of one file. */
  maxSize?: number;
  multiple?: boolean;
  /** 0 to 1 or null (unknown) while an upload runs; undefined when none does. */
  progress?: number | null | undefined;
  onCancel?: () => void;
  error?: ReactNode;
  /** Replaces the sentence in the middle. */
  title?: ReactNode;
  /** What is taken, e.g. "xlsx, csv, up to 10 MB". */
  hint?: ReactNode;
  disabled?: boolean;
};

/** A place to drop files on, with a button for everyone else. */
export function FileDrop(props: FileDropProps) {
  const { onFiles, accept, maxSize, multiple = false, progress, onCancel, error, title, hint, disabled } = props;
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { $invalid: _, ...wiring } = useFieldWiring({ invalid: error ? true : undefined });
  const busy = progress !== undefined;

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length === 0 || disabled || busy) return;
    const bad = rejectedFile(files, { accept, maxSize });
    setRefused(bad && t(`fileDrop.${bad.reason}`, { name: bad.name, size: megabytes(maxSize) }));
    if (!bad) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const problem = error ?? refused;

  return (
    <div>
      <Area
        $over={over}
        $invalid={Boolean(problem)}
        data-paper="none"
        onDrop={drop}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
      >
        {busy ? (
          <div style={{ width: 'min(320px, 100%)' }}>
            <Progress value={progress} label={t('fileDrop.uploading')} />
          </div>
        ) : (
          <>
            <Upload aria-hidden />
            <Lead>{over ? t('fileDrop.release') : (title ?? t('fileDrop.title'))}</Lead>
            {hint && <Hint>{hint}</Hint>}
          </>
        )}
        {busy
          ? onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>
          : !over && (
              <Button disabled={disabled} onClick={() => input.current?.click()}>
                {t('fileDrop.choose')}
              </Button>
            )}
        <Native
          {...wiring}
          ref={input}
          type="file"
          tabIndex={-1}
          accept={accept}
          multiple={multiple}
          disabled={disabled || busy}
          aria-label={wiring.id ? undefined : t('fileDrop.choose')}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </Area>
      {problem && <InlineError>{problem}</InlineError>}
    </div>
  );
}

const megabytes = (bytes = 0) => String(Math.round((bytes / 1024 / 1024) * 10) / 10);
