import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../../ui/toast';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { getErpFile } from '../../../../contract/routes/erp';
import { ApiError } from '../../../api/ApiError';
import { useMakeErpFile } from '../../../queries/erp';
import { useDownload } from '../../../queries/fileExport';
import { keepError } from '../../../shared/keepError';
import { saveFile } from '../../../shared/saveFile';

const numbersOf = (error: Error | null, code: number) =>
  error instanceof ApiError && error.mcode === code ? error.issues.map(({ path }) => String(path[0])) : [];

/**
 * Makes a file and fetches it. `before` are orders that left in a file already: the reader says whether they may once
 * more; `lacking` those that a tax invoice cannot be made of.
 */
export function useErpExport(onDone: () => void) {
  const { t } = useTranslation('erp');
  const making = useMakeErpFile();
  const saving = useDownload(getErpFile);
  const before = numbersOf(making.error, ERROR_CODES.ERP_EXPORTED);
  return {
    busy: making.isPending || saving.isPending,
    before,
    lacking: numbersOf(making.error, ERROR_CODES.ERP_INVOICE_INCOMPLETE),
    error: before.length > 0 ? null : making.error,
    reset: making.reset,
    // The list of what did not leave yet may be empty by the answer, and the bar with it.
    run: (body: Parameters<typeof making.mutate>[0]) =>
      void making
        .mutateAsync(body)
        .then(({ id, record_count }) => {
          toast.success(t('records.made', { count: record_count }));
          onDone();
          return saving.mutateAsync({ params: { erp_export_id: id } });
        })
        .then(saveFile, keepError),
  };
}
