import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { by, eachOf } from '../theme/by';
import { media } from '../theme/media';
import { control } from '../theme/tokens';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonSizes, buttonStyles } from './buttonStyles';
import { Spinner } from './Spinner';
import { NativeButton } from './nativeControls';

const Root = styled(NativeButton)<ButtonLook>`
  ${buttonStyles}
  ${by(
    '$size',
    eachOf(buttonSizes, (size) => `width: ${control[size]};`),
  )}
  padding: 0;
  & > svg {
    width: 18px;
    height: 18px;
  }
  ${media.phone} {
    width: ${control.touch};
  }
`;

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** Names the button for those who do not see the icon; also its title. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  loading?: boolean;
};

/** A square button with an icon only. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  loading = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Root
      title={label}
      type="button"
      data-square
      {...rest}
      aria-label={label}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
      $variant={variant}
      $size={size}
    >
      {loading ? <Spinner /> : icon}
    </Root>
  );
}
