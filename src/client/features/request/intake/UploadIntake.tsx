import { useTranslation } from 'next-i18next/pages';
import { TemplateLink } from '../../../shared/TemplateLink';
import { FileDrop } from '../../../ui/FileDrop';
import { Stack } from '../../../ui/Stack';
import type { Intake } from './useIntake';

/** A place for a list in .xlsx or .csv, and the template to write one in. */
export function UploadIntake({ intake }: { intake: Intake }) {
  const { t } = useTranslation('buyer');
  return (
    <Stack>
      <FileDrop
        title={t('intake.dropTitle')}
        hint={t('intake.dropHint')}
        progress={intake.progress}
        onCancel={intake.cancel}
        error={intake.error}
        onFiles={([file]) => {
          if (file) void intake.readFile(file);
        }}
      />
      <div>
        <TemplateLink kind="quotation-request" />
      </div>
    </Stack>
  );
}
