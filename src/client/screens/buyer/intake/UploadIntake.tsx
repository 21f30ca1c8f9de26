import { useTranslation } from 'next-i18next/pages';
import { FileDrop } from '../../../ui/FileDrop';
import type { Intake } from './useIntake';

/** A place for a list in .xlsx or .csv. */
export function UploadIntake({ intake }: { intake: Intake }) {
  const { t } = useTranslation('buyer');
  return (
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
  );
}
