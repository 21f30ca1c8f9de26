import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DraftContent, DraftSaver, type SaverPort, type SaveState } from './draftSaver';
import { NEW_TERMS, toTerms } from './terms';

const content = (title: string, lines: DraftContent['lines'] = []): DraftContent => ({
  terms: { ...toTerms(NEW_TERMS), title },
  lines,
});

function setUp(port: Partial<SaverPort> = {}) {
  const states: SaveState['kind'][] = [];
  const create = vi.fn<SaverPort['create']>(async () => ({ rfq_number_id: 'Q1', version: 1 }));
  const save = vi.fn<SaverPort['save']>(async (saved) => ({ ...saved, version: saved.version + 1 }));
  const full = { create, save, judge: () => 'again' as const, ...port };
  const saver = new DraftSaver(full, null, null, (state) => states.push(state.kind), 1500);
  return { saver, states, create, save };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('creates once after a pause, then saves with the version it was given', async () => {
  const { saver, create, save } = setUp();
  saver.changed(content('a'));
  await vi.advanceTimersByTimeAsync(1000);
  saver.changed(content('ab'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(create).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(create).toHaveBeenCalledTimes(1);
  saver.changed(content('abc'));
  await vi.advanceTimersByTimeAsync(1600);
  expect(save.mock.calls[0]?.[0]).toEqual({ rfq_number_id: 'Q1', version: 1 });
});

test('unchanged lines are not sent again', async () => {
  const { saver, save } = setUp();
  const first = content('a');
  saver.changed(first);
  await vi.advanceTimersByTimeAsync(1600);
  saver.changed({ ...content('b'), lines: first.lines });
  await vi.advanceTimersByTimeAsync(1600);
  expect(save.mock.calls[0]?.[1]).not.toHaveProperty('lines');
});

test('a creation without an answer is repeated with the same key and body, later words follow as a save', async () => {
  let attempts = 0;
  const create = vi.fn<SaverPort['create']>(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return { rfq_number_id: 'Q1', version: 1 };
  });
  const { saver, save } = setUp({ create });
  saver.changed(content('a'));
  await vi.advanceTimersByTimeAsync(1600);
  saver.changed(content('b'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(create.mock.calls[1]).toEqual(create.mock.calls[0]);
  expect(save.mock.calls[0]?.[1]).toMatchObject({ title: 'b' });
});

test('a stale draft is not overwritten', async () => {
  const { saver, states, save } = setUp({ judge: () => 'stale' });
  saver.changed(content('a'));
  await vi.advanceTimersByTimeAsync(1600);
  save.mockRejectedValue(new Error('9409'));
  saver.changed(content('b'));
  await vi.advanceTimersByTimeAsync(1600);
  saver.changed(content('c'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe('stale');
  expect(save).toHaveBeenCalledTimes(1);
});

test('flush saves at once and tells when that failed', async () => {
  const { saver, save } = setUp();
  saver.changed(content('a'));
  await expect(saver.flush()).resolves.toEqual({ rfq_number_id: 'Q1', version: 1 });
  save.mockRejectedValue(new Error('refused'));
  saver.changed(content('b'));
  await expect(saver.flush()).rejects.toThrow('refused');
});

test('before a draft is thrown away a save under way is waited for, and nothing more is sent', async () => {
  let finish: () => void = () => undefined;
  const save = vi.fn<SaverPort['save']>(
    (saved) => new Promise((resolve) => (finish = () => resolve({ ...saved, version: saved.version + 1 }))),
  );
  const { saver } = setUp({ save });
  saver.changed(content('a'));
  await vi.advanceTimersByTimeAsync(1600);
  saver.changed(content('ab'));
  await vi.advanceTimersByTimeAsync(1600);
  saver.changed(content('abc'));
  const settled = saver.settled();
  finish();
  expect(await settled).toEqual({ rfq_number_id: 'Q1', version: 2 });
  expect(save).toHaveBeenCalledTimes(1);
});
