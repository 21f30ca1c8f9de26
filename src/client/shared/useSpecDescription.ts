import type { Spec } from '../../contract/entities/spec';
import { describeSpec } from '../../domain/material/describe';
import { useReader } from './useReader';

/** Describes a spec in one line in the reader's language; '' while nothing is known of it. */
export function useSpecDescription(): (spec: Spec | null | undefined) => string {
  const language = useReader();
  return (spec) => (spec ? describeSpec(spec, language) : '');
}
