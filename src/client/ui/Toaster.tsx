import { Toaster as HotToaster } from 'react-hot-toast';
import { useTheme } from 'styled-components';
import { layers } from '../theme/layers';
import { radius } from '../theme/tokens';

const DURATION_MS = 2000;

/** Place of all toasts: bottom centre, two seconds, no close button. Raise them with `toast` of react-hot-toast. */
export function Toaster() {
  const { color, shadow } = useTheme();
  return (
    <HotToaster
      position="bottom-center"
      containerStyle={{ zIndex: layers.toast, bottom: 'calc(var(--bottom-bar-height) + 24px)' }}
      toastOptions={{
        duration: DURATION_MS,
        success: { duration: DURATION_MS },
        error: { duration: DURATION_MS },
        style: {
          maxWidth: 480,
          // Seen where the reader's own colours take the ground away.
          border: '1px solid transparent',
          padding: '10px 14px',
          borderRadius: radius[8],
          background: color.surfaceInverse,
          color: color.textInverse,
          boxShadow: shadow.overlay,
          fontSize: '0.875rem',
          lineHeight: '1.25rem',
          fontWeight: 500,
        },
      }}
    />
  );
}
