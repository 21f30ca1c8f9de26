import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useEndAllDevices } from '../../../queries/devices';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useSessionActions } from '../../../shell/session/useSessionActions';
import { Checkbox } from '../../../ui/Checkbox';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';

/** Ends every login; this one too when that is ticked. */
export function EndAllDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const end = useEndAllDevices();
  const { logout } = useSessionActions();
  const [here, setHere] = useState(false);
  // The others first: signing out here does the rest by itself.
  const confirm = () =>
    end.mutate(true, {
      onSuccess: () => {
        if (here) return void logout();
        toast.success(t('sessions.endedAll'));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={t('sessions.endAllTitle')}
      text={t('sessions.endAllText')}
      confirmLabel={t('sessions.endAllConfirm')}
      loading={end.isPending}
      error={end.error && errorText(end.error)}
      onConfirm={confirm}
    >
      <Checkbox label={t('sessions.here')} checked={here} onChange={(event) => setHere(event.target.checked)} />
    </ConfirmDialog>
  );
}
