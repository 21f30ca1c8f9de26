import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Attachment } from '../../../../contract/entities/file';
import { useApi } from '../../../api/ApiProvider';
import { stockQueries } from '../stockQueries';
import { isTaken, type ListPart, listParts, sizeOf } from './listParts';
import type { StockListRow } from '../../../../contract/entities/stockList';
import { applyStockList, previewStockList } from '../../../../contract/routes/stock';
import { SCOPES } from '../../../queries/keys';
import { useApiMutation } from '../../../queries/mutation';

/** A stock list on its way in: for which warehouse, what it would do, and how much of that is done. */
export function useStockList() {
  const warehouses = useQuery(stockQueries(useApi()).warehouses()).data?.items ?? [];
  const [chosen, setChosen] = useState('');
  const warehouse_id = chosen || (warehouses[0]?.id ?? '');
  const [file, setFile] = useState<Attachment | null>(null);
  const [alike, setAlike] = useState(false);
  const { mutate: compare, ...preview } = usePreviewList();
  const { start, forget, ...taking } = useTakeOver();
  const { rows = [], untaken = [] } = preview.data ?? {};
  const again = (id = warehouse_id) => {
    forget();
    if (file) compare({ file_id: file.file_id, warehouse_id: id });
  };
  return {
    warehouses,
    warehouse_id,
    /** Another warehouse is another comparison. */
    choose: (id: string) => {
      setChosen(id);
      again(id);
    },
    fileName: file?.name,
    take: useCallback(
      (one: Attachment) => {
        setFile(one);
        compare({ file_id: one.file_id, warehouse_id });
      },
      [compare, warehouse_id],
    ),
    reading: preview.isPending,
    readError: preview.error,
    again,
    rows,
    untaken,
    /** Rows of which a lot seems to be there already, and whether they are added all the same. */
    similar: rows.filter(({ problem }) => problem === 'alike').length,
    alike,
    setAlike,
    /** Rows that something is done with. */
    count: rows.filter((row) => isTaken(row, alike)).length,
    apply: () => start(rows, alike),
    taking,
    begun: taking.running || taking.done > 0,
  };
}

export type StockListing = ReturnType<typeof useStockList>;

/**
 * Takes a previewed list over, part by part. After a refusal or a stop the next start goes on where it ended, so that
 * nothing is added twice.
 */
function useTakeOver() {
  const { apply, refresh, error, reset } = useApplyList();
  const [running, setRunning] = useState<AbortController | null>(null);
  const [parts, setParts] = useState(0);
  const [done, setDone] = useState(0);

  const start = async (rows: readonly StockListRow[], alike: boolean): Promise<boolean> => {
    const stop = new AbortController();
    setRunning(stop);
    reset();
    try {
      for (const [no, part] of listParts(rows, alike).entries()) {
        if (no < parts) continue;
        if (stop.signal.aborted) return false;
        await apply(part);
        setParts(no + 1);
        setDone((before) => before + sizeOf(part));
      }
      return true;
    } catch {
      return false;
    } finally {
      await refresh();
      setRunning(null);
    }
  };
  return {
    start,
    stop: () => running?.abort(),
    /** A new preview shows again what is left to do. */
    forget: () => {
      setParts(0);
      setDone(0);
      reset();
    },
    running: running !== null,
    done,
    error,
  };
}

/** Lays an uploaded stock list beside the lots it means. Read again each time, for lots move on. */
const usePreviewList = () =>
  useApiMutation({
    call: (send, body: { file_id: string; warehouse_id: string }) => send(previewStockList, { body }),
    silent: true,
  });

/** Takes over a part of a list; what hangs on stock is read again when the caller says it was the last one. */
function useApplyList() {
  const client = useQueryClient();
  const { mutateAsync, error, reset } = useApiMutation({
    call: (send, body: ListPart) => send(applyStockList, { body }),
    silent: true,
  });
  const refresh = () =>
    Promise.all([SCOPES.stock, SCOPES.market].map((scope) => client.invalidateQueries({ queryKey: [scope] })));
  return { apply: mutateAsync, refresh, error, reset };
}
