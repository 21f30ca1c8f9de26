import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { radius, space } from '../../../theme/tokens';

/** The one message of a page, in its middle. */
export const Centered = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(8)} 0;
  text-align: center;
`;

/** Sign of something that went well. */
export const GoodIcon = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-bottom: ${space(2)};
  border-radius: ${radius.round};
  background: ${color('successSurface')};
  color: ${color('success')};
`;

/** Sign of something that is over. */
export const OverIcon = styled(GoodIcon)`
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
`;
