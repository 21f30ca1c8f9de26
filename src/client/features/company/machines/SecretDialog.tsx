import { useTranslation } from 'next-i18next/pages';
import { Secret, ShownOnceDialog } from '../../../shared/ShownOnceDialog';

/** A new API key, or the secret of a webhook. */
export function SecretDialog({ of, secret, onClose }: { of: 'key' | 'webhook'; secret: string; onClose: () => void }) {
  const { t } = useTranslation('machine');
  const [kept, done, copy] = [t('secret.kept'), t('secret.done'), t('secret.copy')];
  return (
    <ShownOnceDialog
      title={t(`secret.${of}Title`)}
      description={t(`secret.${of}Text`)}
      words={{ kept, done, copy, copied: t('secret.copied'), notCopied: t('secret.notCopied') }}
      text={secret}
      onClose={onClose}
    >
      <Secret aria-label={t('secret.label')}>{secret}</Secret>
    </ShownOnceDialog>
  );
}
