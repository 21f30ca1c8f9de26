import { Upload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { MAX_FILE_BYTES } from '../../../contract/constants';
import { SPREADSHEETS } from '../../parts/files/spreadsheets';
import { Button } from '../../ui/Button';
import { InlineError } from '../../ui/InlineError';
import { rejectedFile } from '../../ui/fileRules';

/** The other way to bring a list: a file from the disk. */
export function FileButton({ onFile, disabled }: { onFile: (file: File) => void; disabled: boolean }) {
  const { t } = useTranslation('home');
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={SPREADSHEETS}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) {
            const bad = rejectedFile([file], { accept: SPREADSHEETS, maxSize: MAX_FILE_BYTES });
            setRefused(bad !== null);
            if (!bad) onFile(file);
          }
          target.value = '';
        }}
      />
      <Button variant="ghost" size="sm" icon={<Upload />} disabled={disabled} onClick={() => input.current?.click()}>
        {t('box.file')}
      </Button>
      {refused && <InlineError>{t('box.fileWrong')}</InlineError>}
    </>
  );
}
