import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ERROR_CODES } from '../../../contract/errorCodes';
import { ApiError } from '../../api/ApiError';
import { Autosave } from './Autosave';
import type { AutosavePort, AutosaveView } from './autosavePort';
import type { Sheet } from './sheet';
import type { Surroundings } from './surroundings';
import type { WorkCopy } from './workCopy';

const failure = (status: number | null, mcode: number | null = null) =>
  new ApiError({ mcode, status, message: '', issues: [], method: 'PATCH', url: '', timedOut: false });
const stale = () => failure(409, ERROR_CODES.STALE_VERSION);

type Cells = Record<string, string>;
const sheetOf = (fields: Cells): Sheet => ({ fields, rows: [] });

/** One server with a record, and a device with its copies. */
function scene(record: Cells) {
  const server = { record, version: 1, down: false };
  const copies = new Map<string, WorkCopy>();
  const open = new Map<string, AbortSignal>();
  const editors: Autosave[] = [];

  function editor(owner = 'person', lent: Partial<AutosavePort> = {}, opened = server.record) {
    const form = { now: { ...opened } };
    let version = server.version;
    let base = { ...opened };
    const shown: { view?: AutosaveView; restored: number } = { restored: 0 };
    const around: Surroundings = {
      put: async (copy) => Boolean(copies.set(copy.key, structuredClone(copy))),
      drop: async (key) => void copies.delete(key),
      of: async (who, place) => [...copies.values()].filter((one) => one.owner === who && one.place === place),
      hold: (key, until) => void open.set(key, until),
      onceLeft: async (key, until, work) => {
        const held = open.get(key);
        if (held?.aborted === false)
          await new Promise((go) => [held, until].forEach((one) => one.addEventListener('abort', go)));
        if (!until.aborted) await work();
      },
      announce: (place) => {
        for (const other of editors) if (other !== autosave) void other.heard(place);
      },
      online: () => true,
      now: () => Date.now(),
    };
    const port = {
      place: 'quote:Q1',
      read: () => sheetOf(form.now),
      apply: ({ fields }: Sheet) => {
        form.now = { ...fields } as Cells;
      },
      send: async () => {
        if (server.down) throw failure(503);
        if (version !== server.version) throw stale();
        server.record = { ...form.now };
        server.version += 1;
        version = server.version;
        base = { ...server.record };
        return { base: sheetOf(base), whole: true, at: null };
      },
      load: async () => {
        if (server.down) throw failure(503);
        version = server.version;
        return sheetOf({ ...server.record });
      },
      ...lent,
    };
    const listener = {
      view: (view: AutosaveView) => {
        shown.view = view;
      },
      restored: () => {
        shown.restored += 1;
      },
    };
    const autosave: Autosave = new Autosave(port, sheetOf(base), owner, around, listener);
    editors.push(autosave);
    autosave.open();
    const type = (cells: Cells) => {
      form.now = { ...form.now, ...cells };
      autosave.changed();
    };
    return { autosave, form, port, shown, type, crash: () => editors.splice(editors.indexOf(autosave), 1) };
  }
  return { server, copies, open, editor };
}

const soon = () => vi.advanceTimersByTimeAsync(2_000);
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the device holds a copy until the server has what was typed', async () => {
  const { server, copies, editor } = scene({ price: '' });
  const { type, shown } = editor();
  type({ price: '100' });
  await vi.advanceTimersByTimeAsync(1);
  expect(copies.size).toBe(1);
  expect(shown.view?.kept).toBe(true);
  await soon();
  expect(server.record).toEqual({ price: '100' });
  expect(copies.size).toBe(0);
  expect(shown.view).toMatchObject({ state: { kind: 'saved' }, kept: false });
});

test('what an editor could not save before it crashed comes back in the next one, for the same person alone', async () => {
  const { server, copies, open, editor } = scene({ price: '', memo: '' });
  server.down = true;
  const first = editor();
  first.type({ price: '100' });
  await soon();
  expect(first.shown.view?.state.kind).toBe('retrying');
  first.crash();
  first.autosave.network = () => undefined;
  open.clear();
  const stranger = editor('stranger');
  await soon();
  expect(stranger.form.now['price']).toBe('');
  server.down = false;
  server.record = { price: '', memo: 'changed meanwhile' };
  server.version += 1;
  const again = editor();
  await soon();
  await soon();
  expect(again.shown.restored).toBe(1);
  expect(server.record).toEqual({ price: '100', memo: 'changed meanwhile' });
  expect([...copies.values()].filter(({ owner }) => owner === 'person')).toHaveLength(0);
});

test('a cell that is still being typed in is in the copy', async () => {
  const { copies, editor } = scene({});
  const { autosave } = editor();
  autosave.typed({ id: 'line', cells: { price: '45' } });
  expect(autosave.unsaved()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect([...copies.values()][0]?.edits.added[0]?.row.cells).toEqual({ price: '45' });
});

test('two tabs merge cells that differ without asking, and the other one shows them', async () => {
  const { server, editor } = scene({ price: '', memo: '' });
  const [one, two] = [editor(), editor()];
  one.type({ price: '100' });
  two.type({ memo: 'by noon' });
  await soon();
  await soon();
  await soon();
  expect(server.record).toEqual({ price: '100', memo: 'by noon' });
  expect(one.form.now).toEqual(server.record);
  expect(two.form.now).toEqual(server.record);
  expect([one, two].flatMap(({ shown }) => shown.view?.conflicts ?? [])).toEqual([]);
});

test.each([
  ['mine', '200'],
  ['theirs', '100'],
] as const)('a cell that both changed waits for a choice: %s', async (choice, price) => {
  const { server, editor } = scene({ price: '' });
  const [one, two] = [editor(), editor()];
  one.type({ price: '100' });
  two.type({ price: '200' });
  await soon();
  await soon();
  const requested = [one, two].find(({ shown }) => shown.view?.conflicts.length);
  expect(requested).toBe(two);
  expect(two.shown.view?.state.kind).toBe('conflict');
  two.autosave.decide(choice === 'mine' ? [] : (two.shown.view?.conflicts ?? []));
  await soon();
  await soon();
  expect(server.record).toEqual({ price });
  expect(one.form.now).toEqual({ price });
});

test('nothing is kept once somebody signed out, and nothing is sent', async () => {
  const { server, copies, editor } = scene({ price: '' });
  const { autosave, type } = editor();
  type({ price: '100' });
  autosave.stop();
  type({ price: '200' });
  await soon();
  expect([copies.size, server.record]).toEqual([0, { price: '' }]);
  expect(autosave.unsaved()).toBe(false);
});

test("a new record's key goes to the editor that takes its copy over, and on to the next", async () => {
  const { server, copies, open, editor } = scene({ price: '' });
  const keys: { creation: string; tried: readonly string[] }[] = [];
  const begun = () => {
    const one = editor('person', {
      apart: true,
      send: async (creation, tried) => {
        keys.push({ creation, tried });
        throw failure(null);
      },
    });
    return one;
  };
  server.down = true;
  for (const price of ['100', '200', '300']) {
    const one = begun();
    await soon();
    one.type({ price });
    await soon();
    one.crash();
    for (const key of open.keys()) open.set(key, AbortSignal.abort());
  }
  const made = [...new Set(keys.map(({ creation }) => creation))];
  expect(made).toHaveLength(3);
  expect(keys.at(-1)).toEqual({ creation: made[2], tried: [made[0], made[1]] });
  expect([...copies.values()].at(-1)?.creations).toEqual(made);
});

/** An editor that closes while its last call has no answer yet, and the next one at the same place. */
async function closing(took: number) {
  const { server, copies, editor } = scene({ title: '' });
  const slow = { apart: true, send: () => new Promise<never>((_, fail) => setTimeout(() => fail(failure(401)), took)) };
  const first = editor('person', slow);
  first.type({ title: 'Piping' });
  void first.autosave.close();
  server.down = true;
  return { next: editor('person', { apart: true }), copies };
}

test('an editor that closes slowly leaves its work to the next one', async () => {
  const { next } = await closing(5_000);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(next.form.now).toEqual({ title: '' });
  await vi.advanceTimersByTimeAsync(200);
  expect(next.form.now).toEqual({ title: 'Piping' });
});

test('it is not mixed with another record that was begun meanwhile, and stays on the device', async () => {
  const { next, copies } = await closing(5_000);
  next.type({ title: 'Steel' });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(next.form.now).toEqual({ title: 'Steel' });
  expect(JSON.stringify([...copies.values()])).toContain('Piping');
});

test('who comes back while the last change is still being sent sees that change, and sends over its version', async () => {
  const { server, copies, editor } = scene({ price: '100' });
  let answer = () => undefined as void;
  const slow = new Promise<void>((go) => {
    answer = go;
  });
  const first = editor();
  const { send } = first.port;
  first.port.send = (creation, tried) => slow.then(() => send?.(creation, tried) ?? Promise.reject());
  first.type({ price: '120' });
  void first.autosave.close();
  const again = editor();
  expect(again.form.now['price']).toBe('120');
  answer();
  await soon();
  again.type({ price: '130' });
  await soon();
  expect(server).toMatchObject({ record: { price: '130' }, version: 3 });
  expect(again.shown.view?.state.kind).toBe('saved');
  expect(copies.size).toBe(0);
});

test('who comes back after the last change was sent, to a record read before, gets the record as it is', async () => {
  const { server, editor } = scene({ price: '100' });
  const first = editor();
  first.type({ price: '120' });
  await first.autosave.close();
  const again = editor('person', {}, { price: '100' });
  await soon();
  expect(again.form.now).toEqual({ price: '120' });
  expect(server).toMatchObject({ record: { price: '120' }, version: 2 });
  expect(again.autosave.unsaved()).toBe(false);
});
