import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/tokens';
import { controlStyles } from './controlStyles';
import { useFieldWiring } from './fieldContext';

const Native = styled.textarea<{ $invalid?: boolean }>`
  ${controlStyles}
  display: block;
  height: auto;
  min-height: ${space(10)};
  padding: ${space(2.5)} ${space(3)};
  resize: vertical;
  ${media.phone} {
    height: auto;
  }
`;

export type TextareaProps = ComponentPropsWithRef<'textarea'> & { invalid?: boolean };

/** Several lines of text. */
export function Textarea({ invalid, rows = 4, ...rest }: TextareaProps) {
  const wiring = useFieldWiring({ ...rest, invalid });
  return <Native {...rest} {...wiring} rows={rows} />;
}
