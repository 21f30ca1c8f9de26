import { useTranslation } from 'next-i18next/pages';
import type { Attachment } from '../../../contract/entities/file';
import { AttachmentField } from '../../shared/files/AttachmentField';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { Inline, Stack } from '../../ui/Stack';
import { Code, Text } from '../../ui/Text';
import { toggled } from '../../ui/toggled';
import { certified, type CertifiedHeats } from './shipForm';

type CertificateProps = {
  files: readonly Attachment[];
  onFiles: (change: (files: readonly Attachment[]) => readonly Attachment[]) => void;
  /** The heats of the lines that go. */
  heats: readonly string[];
  ticked: CertifiedHeats;
  onTicked: (ticked: CertifiedHeats) => void;
  error: string | undefined;
  /** Nothing that goes needs one. */
  optional?: boolean;
};

/** Material certificates of a shipment, each ticked for the heats that it speaks for: one, some or all. */
export function CertificateFields({
  files,
  onFiles,
  heats,
  ticked,
  onTicked,
  error,
  optional = false,
}: CertificateProps) {
  const { t } = useTranslation('project');
  const covered = new Set(files.flatMap((file) => certified(file, heats, ticked)));
  const bare = heats.filter((heat) => !covered.has(heat));
  return (
    <Stack $gap={3}>
      <Field label={t('ship.certificates')} optional={optional} help={t('ship.certificatesHelp')}>
        {() => <AttachmentField holds="certificate" files={files} onChange={onFiles} />}
      </Field>
      {files.map((file) => {
        const own = certified(file, heats, ticked);
        const tick = (next: readonly string[]) => onTicked({ ...ticked, [file.file_id]: next });
        return (
          <Stack key={file.file_id} $gap={1}>
            <Inline $justify="space-between">
              <Text $size={13}>{t('ship.heatsOf', { name: file.name })}</Text>
              {own.length < heats.length && (
                <Button size="sm" onClick={() => tick(heats)}>
                  {t('ship.allHeats', { count: heats.length })}
                </Button>
              )}
            </Inline>
            {heats.length === 0 && (
              <Text $size={13} $color="textMuted">
                {t('ship.heatsFirst')}
              </Text>
            )}
            <Inline $gap={4}>
              {heats.map((heat) => (
                <Checkbox
                  key={heat}
                  label={<Code>{heat}</Code>}
                  checked={own.includes(heat)}
                  onChange={() => tick([...toggled(new Set(own), heat)])}
                />
              ))}
            </Inline>
          </Stack>
        );
      })}
      {files.length > 0 && bare.length > 0 && (
        <Text $size={13} $color="textMuted">
          {t('ship.bareHeats', { heats: bare.join(', ') })}
        </Text>
      )}
      {error && <InlineError>{error}</InlineError>}
    </Stack>
  );
}
