import styled from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/tokens';
import { controlStyles } from './controlStyles';
import { useFieldWiring } from './fieldContext';
import { NativeTextarea, type NativeTextareaProps } from './nativeControls';

const Native = styled(NativeTextarea)<{ $invalid?: boolean }>`
  ${controlStyles}
  display: block;
  height: auto;
  /* Its rows, and as many as are typed up to half the screen, where the browser can. */
  min-height: calc(var(--rows) * 1lh + ${space(5)} + 2px);
  max-height: 50vh;
  field-sizing: content;
  padding: ${space(2.5)} ${space(3)};
  resize: vertical;
  ${media.phone} {
    height: auto;
  }
  ${media.print} {
    padding: 0;
    resize: none;
  }
`;

export type TextareaProps = NativeTextareaProps & { invalid?: boolean };

/** Several lines of text: `rows` of them at first, more as they are typed. */
export function Textarea({ invalid, rows = 4, style, ...rest }: TextareaProps) {
  const wiring = useFieldWiring({ ...rest, invalid });
  return <Native {...rest} {...wiring} rows={rows} style={{ '--rows': rows, ...style }} />;
}
