import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ShownOnceDialog } from '../../../shared/ShownOnceDialog';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';

const Secret = styled.code`
  display: block;
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceSunken')};
  overflow-wrap: anywhere;
  font-variant-ligatures: none;
  user-select: all;
  ${type(14)}
`;

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
