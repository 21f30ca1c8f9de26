import { useTranslation } from 'next-i18next/pages';
import { MAX_FILE_BYTES } from '../../../../contract/constants';
import { readFile } from '../../../parts/readFile';
import { useParseRfq } from '../../../queries/rfq';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { FileDrop } from '../../../ui/FileDrop';
import { lotOfLine, type ReadLot } from './readLots';

/** A stock list in a spreadsheet, read by the reader and parser that requests are read by. */
export function ListFile({ onRead }: { onRead: (lots: ReadLot[]) => void }) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const { mutateAsync, isPending, error } = useParseRfq();
  const read = async (file: File) => {
    const { name, content } = await readFile(file);
    const { lines } = await mutateAsync({ file: { name: name.slice(-200), content } });
    onRead(lines.map(lotOfLine));
  };
  return (
    <FileDrop
      title={t('add.file')}
      hint={t('add.fileHint')}
      accept=".xlsx,.csv"
      maxSize={MAX_FILE_BYTES}
      progress={isPending ? null : undefined}
      error={error ? errorText(error) : undefined}
      onFiles={([file]) => {
        // What went wrong stands in the place itself.
        if (file) void read(file).catch(() => undefined);
      }}
    />
  );
}
