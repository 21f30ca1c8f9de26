import { CircleAlert, CircleCheck } from 'lucide-react';
import { Toaster as HotToaster } from 'react-hot-toast';
import styled from 'styled-components';
import { layers } from '../theme/layers';
import { color, shadow } from '../theme/roles';
import { radius } from '../theme/tokens';
import { useIsDialogOpen } from './openDialogs';

const DURATION_MS = 2000;

/** Signs that are drawn, not painted: a ground of their own is gone in the reader's few colours. */
const Success = styled(CircleCheck)`
  flex-shrink: 0;
  color: ${color('successInverse')};
`;

const Failure = styled(CircleAlert)`
  flex-shrink: 0;
  color: ${color('dangerInverse')};
`;

/**
 * Place of all toasts: bottom centre, and top centre over a window, whose buttons stand below; two seconds, no close button.
 * Raise them with `toast` of `ui/toast`.
 */
export function Toaster() {
  const overWindow = useIsDialogOpen();
  return (
    <div data-paper="none">
      <HotToaster
        position={overWindow ? 'top-center' : 'bottom-center'}
        containerStyle={{
          zIndex: layers.toast,
          bottom: 'calc(var(--bottom-bar-height) + var(--foot-bar-height) + 24px)',
        }}
        toastOptions={{
          duration: DURATION_MS,
          success: { duration: DURATION_MS, icon: <Success size={20} aria-hidden /> },
          error: { duration: DURATION_MS, icon: <Failure size={20} aria-hidden /> },
          style: {
            maxWidth: 480,
            // Seen where the reader's own colours take the ground away.
            border: '1px solid transparent',
            padding: '10px 14px',
            borderRadius: radius[8],
            background: color('surfaceInverse'),
            color: color('textInverse'),
            boxShadow: shadow('overlay'),
            fontSize: '0.875rem',
            lineHeight: '1.25rem',
            fontWeight: 500,
          },
        }}
      />
    </div>
  );
}
