import { MAX_FILE_BYTES } from '../../../contract/constants';
import { FileDrop, type FileDropProps } from '../../ui/FileDrop';
import { SPREADSHEETS } from './spreadsheets';

type Props = Omit<FileDropProps, 'accept' | 'maxSize' | 'multiple' | 'onFiles'> & { onFile: (file: File) => void };

/** A place for one spreadsheet. */
export function SpreadsheetDrop({ onFile, ...props }: Props) {
  return (
    <FileDrop
      {...props}
      accept={SPREADSHEETS}
      maxSize={MAX_FILE_BYTES}
      onFiles={([file]) => {
        if (file) onFile(file);
      }}
    />
  );
}
