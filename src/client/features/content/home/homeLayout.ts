import styled from 'styled-components';
import { by } from '../../../theme/by';
import { media } from '../../../theme/media';
import { space, type, weight } from '../../../theme/tokens';
import { theme } from '../../../theme/theme';

/** A band over the whole width with its content in the middle. */
export const Band = styled.section<{ $muted?: boolean }>`
  padding: ${space(20)} ${space(6)};
  ${by('$muted', { true: `background: ${theme.color.surfaceMuted};`, false: `background: ${theme.color.page};` }, 'false')}
  ${media.phone} {
    padding: ${space(12)} ${space(4)};
  }
  ${media.print} {
    padding: ${space(8)} 0;
    break-inside: avoid;
  }
`;

export const Centre = styled.div`
  max-width: 1344px;
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

/** What a figure or an example rests on. */
export const Note = styled.p`
  color: ${theme.color.textMuted};
  ${type(13)}
`;
