import { useCallback, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import type { Attachment, LandingType } from '../../../contract/entities/file';
import { useUploadFile } from '../../queries/file';

/** A file on its way; `error` is set when it did not arrive. */
export interface Upload {
  key: string;
  file: File;
  share: number;
  error: Error | null;
}

/** Files on their way to the server, each with its progress; those that arrived are handed to `onArrived`. */
export function useUploads(landing: LandingType, onArrived: (file: Attachment) => void) {
  const { mutateAsync } = useUploadFile();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());

  const change = useCallback((key: string, next: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));
  }, []);
  const drop = useCallback((key: string) => setUploads((all) => all.filter((one) => one.key !== key)), []);

  const send = useCallback(
    async (key: string, file: File) => {
      const control = new AbortController();
      running.current.set(key, control);
      try {
        const stored = await mutateAsync({
          file,
          landing,
          signal: control.signal,
          onProgress: (share) => change(key, { share }),
        });
        drop(key);
        onArrived(stored);
      } catch (error) {
        if (control.signal.aborted) drop(key);
        else change(key, { error: error instanceof Error ? error : new Error(String(error)) });
      } finally {
        running.current.delete(key);
      }
    },
    [change, drop, landing, mutateAsync, onArrived],
  );

  return {
    uploads,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({ key: uuid(), file, share: 0, error: null }));
      setUploads((all) => [...all, ...added]);
      for (const { key, file } of added) void send(key, file);
    },
    retry: ({ key, file }: Upload) => {
      change(key, { share: 0, error: null });
      void send(key, file);
    },
    cancel: ({ key }: Upload) => {
      running.current.get(key)?.abort();
      drop(key);
    },
  };
}
