import { X } from 'lucide-react';
import Image from 'next/image';
import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../ui/toast';
import styled from 'styled-components';
import type { CompanyDetail, CompanyPicture, PictureKind } from '../../../contract/entities/company';
import { readFile } from '../../shared/readFile';
import { useSavePicture } from '../../queries/company';
import { useErrorText } from '../../shell/errors/useErrorText';
import { color } from '../../theme/roles';
import { palette, radius, space } from '../../theme/tokens';
import { Field } from '../../ui/Field';
import { FileDrop } from '../../ui/FileDrop';
import { IconButton } from '../../ui/IconButton';
import { InlineError } from '../../ui/InlineError';
import { useConfirmedAction } from '../../shell/recentAuthentication/useConfirmedAction';

const Chosen = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  overflow-wrap: anywhere;
`;

/** Documents are white in every colour scheme, and so is the background on which a seal is checked. */
const Preview = styled.div`
  position: relative;
  height: 96px;
  border: 1px solid ${color('line')};
  border-radius: ${radius[4]};
  background: ${palette.white};
  & > img {
    object-fit: contain;
  }
`;

interface Props {
  kind: PictureKind;
  picture: CompanyDetail['seal'];
}

/** One picture of the company: chosen, seen, replaced by removing it first. */
export function PictureField({ kind, picture }: Props) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const save = useSavePicture(kind);
  const action = useConfirmedAction(save.mutateAsync);
  const label = t(`company.${kind}`);
  const set = async (file: CompanyPicture | null) => {
    if (await action.run(file))
      toast.success(t(file ? 'company.pictureSaved' : 'company.pictureRemoved', { what: label }));
  };
  const take = async ([file]: File[]) => {
    if (!file) return;
    const { name, content } = await readFile(file);
    await set({ name, content });
  };
  const failure = Boolean(action.failure) && errorText(action.failure);
  return (
    <div>
      {picture ? (
        <>
          <Field label={label}>
            <Chosen>
              <Preview>
                {/* Behind a signed address of a minute: nothing for the image optimiser. */}
                <Image fill unoptimized src={picture.url} alt={label} />
              </Preview>
              <span>{picture.name}</span>
              <IconButton
                label={t('company.pictureRemove', { what: label })}
                icon={<X />}
                disabled={action.busy}
                onClick={() => void set(null)}
              />
            </Chosen>
          </Field>
          {failure && <InlineError>{failure}</InlineError>}
        </>
      ) : (
        <Field label={label}>
          <FileDrop
            accept=".png,.jpg,.jpeg"
            title={t('company.pictureDrop')}
            hint={t('company.pictureHint')}
            progress={action.busy ? null : undefined}
            error={failure}
            onFiles={(files) => void take(files)}
          />
        </Field>
      )}
      {action.prompt}
    </div>
  );
}
