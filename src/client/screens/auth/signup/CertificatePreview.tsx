import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { FileContent } from '../../../parts/readFile';
import { color } from '../../../theme/roles';
import { radius } from '../../../theme/tokens';
import { Dialog } from '../../../ui/Dialog';
import { certificateKind } from './certificateKind';

const Sheet = styled.div`
  position: relative;
  height: min(70vh, 900px);
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceSunken')};
  & > img {
    object-fit: contain;
  }
  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

interface Props {
  file: FileContent;
  /** Where its bytes can be had in this tab. */
  address: string;
  onClose: () => void;
}

/** The whole certificate, as it will be sent: a picture, or a PDF in the browser's own viewer. */
export function CertificatePreview({ file, address, onClose }: Props) {
  const { t } = useTranslation('auth');
  const kind = certificateKind(file.content)?.kind;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={file.name} width={760}>
      <Sheet data-sentry-block>
        {kind === 'pdf' && <iframe src={address} title={t('signup.company.preview')} />}
        {kind === 'image' && <Image fill unoptimized src={address} alt={t('signup.company.preview')} />}
      </Sheet>
    </Dialog>
  );
}
