import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import styled from 'styled-components';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { Stack } from '../../../ui/Stack';

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

/** An API key or a secret, shown this once: the window stays until the reader says that it was kept. */
export function SecretDialog({ of, secret, onClose }: { of: 'key' | 'webhook'; secret: string; onClose: () => void }) {
  const { t } = useTranslation('machine');
  const [kept, setKept] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success(t('secret.copied')),
      () => toast.error(t('secret.notCopied')),
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && kept) onClose();
      }}
      holds={() => !kept}
      title={t(`secret.${of}Title`)}
      description={t(`secret.${of}Text`)}
      width={560}
      footer={
        <Button variant="primary" disabled={!kept} onClick={onClose}>
          {t('secret.done')}
        </Button>
      }
    >
      <Stack $gap={4} data-sentry-mask>
        <Secret aria-label={t('secret.label')}>{secret}</Secret>
        <div>
          <Button onClick={() => void copy()}>{t('secret.copy')}</Button>
        </div>
        <Checkbox label={t('secret.kept')} checked={kept} onChange={(event) => setKept(event.target.checked)} />
      </Stack>
    </Dialog>
  );
}
