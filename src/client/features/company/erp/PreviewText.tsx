import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';

const Root = styled.pre`
  max-height: 280px;
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceSunken')};
  overflow: auto;
  font-family: ui-monospace, monospace;
  ${type(12)}
`;

/** The text of a file, as it is written. */
export function PreviewText({ label, children }: { label: string; children: string }) {
  return (
    // A region that scrolls is reached by the keyboard.
    <Root role="region" aria-label={label} tabIndex={0}>
      {children}
    </Root>
  );
}
