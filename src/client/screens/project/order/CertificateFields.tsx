import { useTranslation } from 'next-i18next/pages';
import type { Attachment } from '../../../../contract/entities/file';
import { AttachmentField } from '../../../parts/files/AttachmentField';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';

export type HeatOf = Readonly<Record<string, string>>;

type Props = {
  files: readonly Attachment[];
  onFiles: (change: (files: readonly Attachment[]) => readonly Attachment[]) => void;
  heats: readonly string[];
  heatOf: HeatOf;
  onHeatOf: (heatOf: HeatOf) => void;
  error: string | undefined;
};

/** Material certificates of a shipment, each told the heat that it speaks for. */
export function CertificateFields({ files, onFiles, heats, heatOf, onHeatOf, error }: Props) {
  const { t } = useTranslation('project');
  return (
    <Stack $gap={3}>
      <Field label={t('ship.certificates')} optional help={t('ship.certificatesHelp')}>
        {() => <AttachmentField files={files} onChange={onFiles} />}
      </Field>
      {files.map(({ file_id, name }) => (
        <Field key={file_id} label={t('ship.heatOf', { name })} required>
          <Select
            value={heatOf[file_id] ?? ''}
            placeholder={t('ship.chooseHeat')}
            options={heats.map((heat) => ({ value: heat, label: heat }))}
            onChange={(event) => onHeatOf({ ...heatOf, [file_id]: event.target.value })}
          />
        </Field>
      ))}
      {error && <InlineError>{error}</InlineError>}
    </Stack>
  );
}
