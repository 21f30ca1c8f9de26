import { Upload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './Button';
import { kindNames, rejectedFile } from './fileRules';
import { useFieldWiring } from './fieldContext';
import { InlineError } from './InlineError';
import { Progress } from './Progress';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { motion, radius, space, type, weight } from '../theme/tokens';

export type FileDropProps = {
  onFiles: (files: File[]) => void;
  /** As of the input element, e.g. ".xlsx,.csv". */
  accept?: string;
  /** Bytes of one file. */
  maxSize?: number;
  multiple?: boolean;
  /** 0 to 1 or null (unknown) while an upload runs; undefined when none does. */
  progress?: number | null | undefined;
  /** What is going on while it does; "uploading" otherwise. */
  busyLabel?: string | undefined;
  onCancel?: () => void;
  error?: ReactNode;
  /** Replaces the sentence in the middle. */
  title?: ReactNode;
  /** What is taken; without it the kinds of `accept` and the size are named. */
  hint?: ReactNode;
  disabled?: boolean;
};

/** A place to drop files on, with a button for everyone else. */
export function FileDrop(props: FileDropProps) {
  const { accept, maxSize, multiple = false, progress, busyLabel, onCancel, error, title, disabled } = props;
  const { t } = useTranslation('ui');
  const hint = props.hint ?? (accept && t('fileDrop.takes', { kinds: kindNames(accept), size: megabytes(maxSize) }));
  const input = useRef<HTMLInputElement>(null);
  const busy = progress !== undefined;
  const { over, refused, take, dropping } = useDropping(props);
  const { $invalid: _, ...wiring } = useFieldWiring({ invalid: error ? true : undefined });
  const problem = error ?? refused;
  return (
    <div>
      <Area data-over={over || undefined} data-invalid={Boolean(problem) || undefined} data-paper="none" {...dropping}>
        {busy ? (
          <>
            <div style={{ width: 'min(320px, 100%)' }}>
              <Progress value={progress} label={busyLabel ?? t('fileDrop.uploading')} />
            </div>
            {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
          </>
        ) : (
          <>
            <Upload aria-hidden />
            <Lead>{over ? t('fileDrop.release') : (title ?? t('fileDrop.title'))}</Lead>
            {hint && <Hint>{hint}</Hint>}
            {!over && (
              <Button disabled={disabled} onClick={() => input.current?.click()}>
                {t('fileDrop.choose')}
              </Button>
            )}
          </>
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

/** Whether something is held over the place, what of it is taken, and why it is not. */
function useDropping({ onFiles, accept, maxSize, multiple = false, progress, disabled }: FileDropProps) {
  const { t } = useTranslation('ui');
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length === 0 || disabled || progress !== undefined) return;
    const bad = rejectedFile(files, { accept, maxSize });
    setRefused(bad && t(`fileDrop.${bad.reason}`, { name: bad.name, size: megabytes(maxSize) }));
    if (!bad) onFiles(files);
  };
  const dropping = {
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
  };
  return { over, refused, take, dropping };
}

const megabytes = (bytes = 0) => String(Math.round((bytes / 1024 / 1024) * 10) / 10);

const Area = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 168px;
  margin-bottom: ${space(1.5)};
  padding: ${space(6)};
  border: 1px dashed ${color('lineControl')};
  border-radius: ${radius[8]};
  background: ${color('surfaceMuted')};
  &[data-invalid] {
    border-color: ${color('danger')};
  }
  &[data-over] {
    border-color: ${color('accent')};
    background: ${color('accentSurface')};
  }
  text-align: center;
  transition: background ${motion.fast}, border-color ${motion.fast};
  & > svg {
    width: 24px;
    height: 24px;
    color: ${color('textFaint')};
    pointer-events: none;
  }
  & > button {
    margin-top: ${space(1)};
  }
`;

const Lead = styled.p`
  ${type(14)}
  font-weight: ${weight.medium};
`;

const Hint = styled.p`
  color: ${color('textMuted')};
  ${type(12)}
`;

const Native = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  opacity: 0;
  pointer-events: none;
`;
