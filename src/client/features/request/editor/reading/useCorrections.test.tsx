// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseLine } from '../../../../../domain/material/parseLine';
import { lineOf } from '../../../../../domain/material/requestLine';
import { fromParsed } from '../editorLine';
import { corrected } from '../understanding';
import { useCorrections } from './useCorrections';

test('what a correction would teach is withdrawn when the correction is taken back', () => {
  const before = [fromParsed(lineOf(parseLine('PIPE SMLS A106-B 4" SCH40 6M 10본'), {}))];
  const after = before.map((line) => corrected(line, { schedule: '80' }));
  const { result } = renderHook(() => useCorrections(before, () => undefined));
  act(() => result.current.noteEdit(before, after));
  expect(result.current.lesson).toMatchObject({ cell: 'schedule', to: '80' });
  act(() => result.current.noteEdit(after, before));
  expect(result.current.lesson).toBeNull();
});
