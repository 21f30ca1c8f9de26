import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import styled from 'styled-components';
import { saveFile } from '../../../shared/saveFile';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { Inline, Stack } from '../../../ui/Stack';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)} ${space(5)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  font-variant-numeric: tabular-nums;
  ${type(14)}
  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

/** Copied by hand: every letter stands apart. */
const Code = styled.code`
  font-variant-ligatures: none;
  letter-spacing: 0.04em;
  user-select: all;
`;

/** Recovery codes, shown this once: to be kept as a file, copied or printed before the window goes. */
export function RecoveryDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('user');
  const [kept, setKept] = useState(false);
  const text = [t('security.codesHeading'), '', ...codes, ''].join('\n');
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success(t('security.copied')),
      () => toast.error(t('security.notCopied')),
    );
  const save = () =>
    saveFile({
      name: t('security.codesFile'),
      type: 'text/plain;charset=utf-8',
      content: new TextEncoder().encode(text),
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && kept) onClose();
      }}
      holds={() => !kept}
      title={t('security.codesTitle')}
      description={t('security.codesText')}
      width={560}
      footer={
        <Button variant="primary" disabled={!kept} onClick={onClose}>
          {t('security.codesDone')}
        </Button>
      }
    >
      <Stack $gap={4} data-sentry-mask>
        <Codes aria-label={t('security.recovery')}>
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </Codes>
        <Inline $gap={2}>
          <Button onClick={save}>{t('security.download')}</Button>
          <Button onClick={() => void copy()}>{t('security.copy')}</Button>
          <Button onClick={() => print()}>{t('security.print')}</Button>
        </Inline>
        <Checkbox label={t('security.kept')} checked={kept} onChange={(event) => setKept(event.target.checked)} />
      </Stack>
    </Dialog>
  );
}
