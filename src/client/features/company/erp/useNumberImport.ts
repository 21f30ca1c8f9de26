import { useCallback, useState } from 'react';
import type { Attachment } from '../../../../contract/entities/file';
import type { NumberRow } from '../../../../contract/entities/erpNumbers';
import { useApplyApprovals, useApplyNumbers, usePreviewApprovals, usePreviewNumbers } from '../../../queries/erp';

/** Numbers of the company's own system, or approval numbers of tax invoices. */
export type NumbersOf = 'erp' | 'approval';

interface Places {
  order: number | null;
  number: number | null;
  day: number | null;
}
const FOUND: Places = { order: null, number: null, day: null };

const changes = ({ state }: NumberRow) => state === 'new' || state === 'changed';

/** What is sent of a row that states a tax invoice: nothing without its day. */
const stated = ({ order_number, number, issued_on, version }: NumberRow) =>
  issued_on !== null && version !== null ? [{ order_number, number, issued_on, version }] : [];

/** A file with numbers on its way in: where they stand, what each row would change, and the doing of it. */
export function useNumberImport(of: NumbersOf, onDone: (count: number) => void) {
  const previews = { erp: usePreviewNumbers(), approval: usePreviewApprovals() };
  const { mutate: read, data: preview, isPending: reading, error: readError } = previews[of];
  const numbers = useApplyNumbers();
  const approvals = useApplyApprovals();
  const [file, setFile] = useState<Attachment | null>(null);
  const rows = preview?.rows.filter(changes) ?? [];
  const invoices = rows.flatMap(stated);
  const apply = () => {
    const done = { onSuccess: ({ changed }: { changed: number }) => onDone(changed) };
    if (of === 'erp') {
      numbers.mutate(
        { rows: rows.map(({ order_number, number, before }) => ({ order_number, number, before })) },
        done,
      );
      return;
    }
    approvals.mutate({ rows: invoices }, done);
  };
  return {
    fileName: file?.name,
    preview,
    reading,
    readError,
    error: numbers.error ?? approvals.error,
    take: useCallback(
      (one: Attachment) => {
        setFile(one);
        read({ file_id: one.file_id, columns: FOUND });
      },
      [read, setFile],
    ),
    choose: (change: Partial<Places>) => {
      if (file) read({ file_id: file.file_id, columns: { ...FOUND, ...preview?.chosen, ...change } });
    },
    /** Rows that change something, all of which are sent. */
    count: of === 'erp' ? rows.length : invoices.length,
    apply,
    applying: numbers.isPending || approvals.isPending,
  };
}

export type NumberImport = ReturnType<typeof useNumberImport>;
