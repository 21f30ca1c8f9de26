import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { frame, radius, space, type, weight } from '../../theme/tokens';

/** A band over the whole width with its content in the middle. */
export const Band = styled.section<{ $muted?: boolean }>`
  padding: ${space(20)} ${space(6)};
  background: ${({ $muted, theme }) => ($muted ? theme.color.surfaceMuted : theme.color.page)};
  ${media.phone} {
    padding: ${space(12)} ${space(4)};
  }
`;

export const Centre = styled.div`
  max-width: ${frame.content};
  margin: 0 auto;
`;

export const BandTitle = styled.h2`
  margin-bottom: ${space(8)};
  ${type(32)}
  font-weight: ${weight.bold};
  letter-spacing: -0.02em;
  ${media.phone} {
    margin-bottom: ${space(6)};
    ${type(24)}
  }
`;

/** A window of the product, drawn small. */
export const SceneCard = styled.div`
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[16]};
  background: ${color('surface')};
  box-shadow: ${({ theme }) => theme.shadow.overlay};
  ${type(13)}
  ${media.phone} {
    padding: ${space(4)};
  }
`;

export const SceneHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  ${type(14)}
  font-weight: ${weight.semibold};
`;
