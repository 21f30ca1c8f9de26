import { Hourglass } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { AuthPanel } from './AuthPanel';

/** The company exists already: one of its members has to approve this person. */
export function ApprovalScreen() {
  const { t } = useTranslation('auth');
  const text = `${t('need.approvalText')} ${t('need.approvalHint')}`;
  return (
    <AuthPanel icon={<Hourglass />} title={t('need.approvalHeading')} text={text}>
      <ButtonLink size="lg" wide href={paths.home()}>
        {t('need.home')}
      </ButtonLink>
    </AuthPanel>
  );
}
