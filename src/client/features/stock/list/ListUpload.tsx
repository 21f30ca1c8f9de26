import { useTranslation } from 'next-i18next/pages';
import type { Attachment } from '../../../../contract/entities/file';
import { SpreadsheetDrop } from '../../../shared/files/SpreadsheetDrop';
import { UploadRows } from '../../../shared/files/UploadRows';
import { useUploads } from '../../../shared/files/useUploads';
import { useErrorText } from '../../../shell/errors/useErrorText';

type Props = {
  /** Of the list that was read last. */
  name: string | undefined;
  /** Once part of a list is taken over, no other comes in its place. */
  shown: boolean;
  disabled: boolean;
  reading: boolean;
  error: Error | null;
  onArrived: (file: Attachment) => void;
};

/** The place of the stock list: dropped, sent, and exchanged for another until it is taken over. */
export function ListUpload({ name, shown, disabled, reading, error, onArrived }: Props) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const { uploads, add, cancel, retry } = useUploads('STOCK', onArrived);
  if (uploads.length > 0) return <UploadRows {...{ uploads, cancel, retry }} />;
  if (!shown) return null;
  return (
    <SpreadsheetDrop
      disabled={disabled}
      title={name ? t('list.other', { name }) : t('add.file')}
      hint={t('list.hint')}
      progress={reading ? null : undefined}
      error={error ? errorText(error) : undefined}
      onFile={(file) => add([file])}
    />
  );
}
