import { Toaster } from 'react-hot-toast';
import { useTheme } from 'styled-components';
import { layers } from '../theme/layers';
import { radius } from '../theme/tokens';

/** Short messages: bottom centre, two seconds, no close button. */
export function Toasts() {
  const theme = useTheme();
  return (
    <Toaster
      position="bottom-center"
      containerStyle={{ zIndex: layers.toast, bottom: 80 }}
      toastOptions={{
        duration: 2000,
        style: {
          background: theme.color.surfaceInverse,
          color: theme.color.textInverse,
          borderRadius: radius[8],
          maxWidth: 480,
        },
        error: { duration: 2000, iconTheme: { primary: theme.color.danger, secondary: theme.color.textInverse } },
        success: { duration: 2000, iconTheme: { primary: theme.color.success, secondary: theme.color.textInverse } },
      }}
    />
  );
}
