const STORE = 'kept';
const KEY = 'list';

/** The browser's own store: a file is too large for local storage. Null where there is none. */
function open(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = window.indexedDB.open('stlbs', 1);
      request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

async function within(work: (store: IDBObjectStore) => Pick<IDBRequest<unknown>, 'result'>): Promise<unknown> {
  const database = await open();
  if (!database) return undefined;
  try {
    const transaction = database.transaction(STORE, 'readwrite');
    const request = work(transaction.objectStore(STORE));
    return await new Promise((resolve) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => resolve(undefined);
      transaction.onabort = () => resolve(undefined);
    });
  } finally {
    database.close();
  }
}

/** Keeps the file that a visitor's list was read from, in this browser only; null: the list came from no file. */
export async function keepListFile(file: File | null): Promise<void> {
  await within((store) => (file ? store.put(file, KEY) : store.delete(KEY)));
}

/** The kept file, which is then kept no more; null when there is none. */
export async function takeListFile(): Promise<File | null> {
  const file: unknown = await within((store) => store.get(KEY));
  if (file !== undefined) await keepListFile(null);
  return file instanceof File ? file : null;
}
