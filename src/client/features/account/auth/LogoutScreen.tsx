import { LogOut } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { useSessionActions } from '../../../shell/session/useSessionActions';
import { AuthPanel } from './AuthPanel';

/** Signs out once it is open in the browser (fetching a page changes nothing); the session then leads home. */
export function LogoutScreen() {
  const { t } = useTranslation('auth');
  const { logout } = useSessionActions();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void logout();
  }, [logout]);
  return <AuthPanel icon={<LogOut />} title={t('logout.working')} text={t('logout.text')} />;
}
