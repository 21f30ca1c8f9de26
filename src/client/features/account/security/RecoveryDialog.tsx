import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { saveFile } from '../../../shared/saveFile';
import { ShownOnceDialog } from '../../../shared/ShownOnceDialog';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';

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

/** Recovery codes: to be kept as a file, copied or printed before the window goes. */
export function RecoveryDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('user');
  const text = [t('security.codesHeading'), '', ...codes, ''].join('\n');
  const save = () =>
    saveFile({
      name: t('security.codesFile'),
      type: 'text/plain;charset=utf-8',
      content: new TextEncoder().encode(text),
    });
  const [kept, done, copy] = [t('security.kept'), t('security.codesDone'), t('security.copy')];
  return (
    <ShownOnceDialog
      title={t('security.codesTitle')}
      description={t('security.codesText')}
      words={{ kept, done, copy, copied: t('security.copied'), notCopied: t('security.notCopied') }}
      text={codes.join('\n')}
      ways={
        <>
          <Button onClick={save}>{t('security.download')}</Button>
          <Button onClick={() => print()}>{t('security.print')}</Button>
        </>
      }
      onClose={onClose}
    >
      <Codes aria-label={t('security.recovery')}>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </Codes>
    </ShownOnceDialog>
  );
}
