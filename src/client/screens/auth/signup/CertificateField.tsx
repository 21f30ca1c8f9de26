import { FileText, X } from 'lucide-react';
import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { MAX_FILE_BYTES } from '../../../../contract/constants';
import { readFile } from '../../../parts/readFile';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { Field } from '../../../ui/Field';
import { FileDrop } from '../../../ui/FileDrop';
import { IconButton } from '../../../ui/IconButton';
import type { SignupForm } from './useSignup';

const Chosen = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  ${type(13)}
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

/** The registration certificate: dropped or chosen, shown small, exchangeable. */
export function CertificateField({ form }: { form: SignupForm }) {
  const { t } = useTranslation('auth');
  const { certificate } = form.values;
  const fault = form.faults.certificate;
  const take = async ([file]: File[]) => {
    if (file) form.set({ certificate: await readFile(file) });
  };
  return (
    <Field label={t('signup.company.certificate')} help={certificate ? undefined : t('signup.company.certificateHelp')}>
      {certificate ? (
        <Chosen>
          <Preview data-sentry-block>
            {certificate.type.startsWith('image/') ? (
              // A file of the reader's own disk: nothing for the image optimiser.
              <Image
                fill
                unoptimized
                src={`data:${certificate.type};base64,${certificate.content}`}
                alt={t('signup.company.preview')}
              />
            ) : (
              <FileText aria-hidden />
            )}
          </Preview>
          <span>{certificate.name}</span>
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
