import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';

const Root = styled.section`
  max-height: 280px;
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceSunken')};
  overflow: auto;
`;

const Letters = styled.pre`
  margin: 0;
  font-family: ui-monospace, monospace;
  ${type(12)}
`;

/** The text of a file, as it is written. */
export function PreviewText({ label, children }: { label: string; children: string }) {
  return (
    // Scrolled by its own keys.
    <Root tabIndex={0} aria-label={label}>
      <Letters>{children}</Letters>
    </Root>
  );
}
