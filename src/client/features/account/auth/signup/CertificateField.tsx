import { Eye, FileText, X } from 'lucide-react';
import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { MAX_FILE_BYTES } from '../../../../../contract/constants';
import { FileRow } from '../../../../shared/files/fileRow';
import { type FileContent, readFile } from '../../../../shared/readFile';
import { color } from '../../../../theme/roles';
import { radius, space } from '../../../../theme/tokens';
import { Button } from '../../../../ui/Button';
import { Field } from '../../../../ui/Field';
import { FileDrop } from '../../../../ui/FileDrop';
import { IconButton } from '../../../../ui/IconButton';
import { certificateKind } from './certificateKind';
import type { SignupForm } from './useSignup';
import { Dialog } from '../../../../ui/Dialog';

/** Stands alone, so it is no item of a list. */
const Chosen = styled(FileRow)`
  grid-template-columns: 56px minmax(0, 1fr) auto;
  padding: ${space(3)};
`;

const Preview = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  height: 72px;
  overflow: hidden;
  border-radius: ${radius[4]};
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
  & > img {
    object-fit: cover;
  }
`;

const Named = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  overflow-wrap: anywhere;
`;

const bytesOf = ({ content }: FileContent) => Uint8Array.from(atob(content), (char) => char.charCodeAt(0));

/** The registration certificate: dropped or chosen, shown small and on demand whole, exchangeable. */
export function CertificateField({ form }: { form: SignupForm }) {
  const { t } = useTranslation('auth');
  const { certificate } = form.values;
  const fault = form.faults.certificate;
  const found = certificate && certificateKind(certificate.content);
  const [address, setAddress] = useState<string | null>(null);
  const look = () => {
    if (certificate) setAddress(URL.createObjectURL(new Blob([bytesOf(certificate)], { type: found?.type ?? '' })));
  };
  const close = () => {
    if (address) URL.revokeObjectURL(address);
    setAddress(null);
  };
  const take = async ([file]: File[]) => {
    if (!file) return;
    const read = await readFile(file);
    if (certificateKind(read.content)) form.set({ certificate: read });
    else form.fail({ certificate: 'certificateType' });
  };
  return (
    <Field label={t('signup.company.certificate')} help={certificate ? undefined : t('signup.company.certificateHelp')}>
      {certificate ? (
        <Chosen as="div">
          <Preview data-sentry-block aria-hidden>
            {found?.kind === 'image' ? (
              // A file of the reader's own disk: nothing for the image optimiser.
              <Image fill unoptimized src={`data:${found.type};base64,${certificate.content}`} alt="" />
            ) : (
              <FileText />
            )}
          </Preview>
          <Named>
            <span>{certificate.name}</span>
            <Button size="sm" icon={<Eye />} onClick={look}>
              {t('signup.company.look')}
            </Button>
          </Named>
          {address && <CertificatePreview file={certificate} address={address} onClose={close} />}
          <IconButton label={t('signup.company.remove')} icon={<X />} onClick={() => form.set({ certificate: null })} />
        </Chosen>
      ) : (
        <FileDrop
          accept=".pdf,.png,.jpg,.jpeg"
          maxSize={MAX_FILE_BYTES}
          title={t('signup.company.drop')}
          error={fault && t(`errors.${fault}`)}
          onFiles={(files) => void take(files)}
        />
      )}
    </Field>
  );
}

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
function CertificatePreview({ file, address, onClose }: Props) {
  const { t } = useTranslation('auth');
  const kind = certificateKind(file.content)?.kind;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={file.name} width={880}>
      <Sheet data-sentry-block>
        {kind === 'pdf' && <iframe src={address} title={t('signup.company.preview')} />}
        {kind === 'image' && <Image fill unoptimized src={address} alt={t('signup.company.preview')} />}
      </Sheet>
    </Dialog>
  );
}
