import { expect, it } from 'vitest';
import { replayMasking, replaySampling } from './recording';

it('records every session with an error and one in ten of the others, unmasked', () => {
  expect(replaySampling).toEqual({ replaysOnErrorSampleRate: 1, replaysSessionSampleRate: 0.1 });
  expect(replayMasking).toEqual({ maskAllText: false, maskAllInputs: false, blockAllMedia: false });
});
