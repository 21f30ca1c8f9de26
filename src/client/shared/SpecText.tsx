import styled from 'styled-components';
import type { Spec } from '../../contract/entities/spec';
import { color } from '../theme/roles';
import { type } from '../theme/tokens';
import { useSpecDescription } from './useSpecDescription';

const Root = styled.span`
  display: block;
  min-width: 0;
`;

const Raw = styled.span`
  display: block;
  color: ${color('textMuted')};
  font-feature-settings: 'calt' 0;
  font-weight: 400;
  ${type(12)}
`;

export type SpecTextProps = {
  spec: Spec | null | undefined;
  /** The words of the list it was read from: shown alone while nothing was understood. */
  raw?: string | null;
  /** Shows the raw words below the description too. */
  withRaw?: boolean;
};

/** What an item is, in the reader's language. */
export function SpecText({ spec, raw, withRaw = false }: SpecTextProps) {
  const describe = useSpecDescription();
  const description = describe(spec);
  return (
    <Root>
      {description || raw || '–'}
      {withRaw && raw && description && raw !== description && <Raw>{raw}</Raw>}
    </Root>
  );
}
