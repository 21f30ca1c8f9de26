const NAME = 'stlbs-work';
/** What outlives a page, by its own key: actions without a known outcome, and copies of unsaved work. */
const STORES = ['commitment', 'copy'] as const;

type Store = (typeof STORES)[number];

let opened: Promise<IDBDatabase> | undefined;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store, { keyPath: 'key' });
    };
    request.onblocked = () => reject(new Error('Another tab holds an older store.'));
    settled(request).then(resolve, reject);
  }).then((database) => {
    const forget = () => {
      opened = undefined;
    };
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function within<T>(store: Store, mode: IDBTransactionMode, work: (rows: IDBObjectStore) => IDBRequest<T>) {
  const database = await open();
  const transaction = database.transaction(store, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser keeps nothing.'));
  });
  const requested = settled(work(transaction.objectStore(store)));
  // Without waiting for further requests: a page may be gone in the next moment.
  transaction.commit();
  const [result] = await Promise.all([requested, done]);
  return result;
}

/** Keeps a value under its key in place of an earlier one; resolves once it is on the disk. */
export async function putKept(store: Store, value: { key: string }): Promise<void> {
  await within(store, 'readwrite', (rows) => rows.put(value));
}

/** Takes a value away; nothing happens where there is none. */
export async function removeKept(store: Store, key: string): Promise<void> {
  await within(store, 'readwrite', (rows) => rows.delete(key));
}

/** Everything in a store. Rows are what this code wrote, perhaps an earlier version of it. */
export async function allKept<T extends { key: string }>(store: Store): Promise<T[]> {
  return (await within(store, 'readonly', (rows) => rows.getAll())) as T[];
}
