import { useTranslation } from 'next-i18next/pages';
import { Link } from '../../../ui/Link';
import styled from 'styled-components';
import { APPLICATION_KEPT_DAYS, MAX_FILE_BYTES } from '../../../../contract/constants';
import { paths } from '../../../paths';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Columns, Stack } from '../../../ui/Stack';
import { Textarea } from '../../../ui/Textarea';
import { TextInput } from '../../../ui/TextInput';
import { Recovery } from '../../../ui/recovery/Recovery';
import type { FieldChange } from '../../../ui/nativeControls';
import { useApplicationForm } from './useApplicationForm';
import { FileText, X } from 'lucide-react';
import { APPLICATION_FILES } from '../../../../contract/entities/application';
import { FileName, FileRow } from '../../../shared/files/fileRow';
import type { FileContent } from '../../../shared/readFile';
import { FileDrop } from '../../../ui/FileDrop';
import { IconButton } from '../../../ui/IconButton';

const Consent = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${radius[8]};
  background: ${color('surfaceMuted')};
  color: ${color('textMuted')};
  ${type(13)}
  a {
    color: ${color('accentText')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

type TextField = 'name' | 'email' | 'phone' | 'message';

interface Props {
  job: string;
  onSent: (keptUntil: string) => void;
}

/** Name, ways to reach, a file, and consent that says what is kept and for how long. */
export function ApplicationForm({ job, onSent }: Props) {
  const { t } = useTranslation('content');
  const errorText = useErrorText();
  const { values, set, isWrong, file, missing, send, submit, choose, drop } = useApplicationForm(job, onSent);
  const wrong = (field: TextField) => isWrong(field) && t(`apply.wrong.${field}`);
  const text = (name: TextField) => ({
    name,
    value: values[name],
    onChange: ({ target }: FieldChange<HTMLInputElement | HTMLTextAreaElement>) => set({ [name]: target.value }),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Recovery name={`application:${job}`} />
      <Stack $gap={5}>
        <Field label={t('apply.name')} error={wrong('name')} required>
          <TextInput autoComplete="name" maxLength={60} {...text('name')} />
        </Field>
        <Columns>
          <Field label={t('apply.email')} error={wrong('email')} required>
            <TextInput type="email" autoComplete="email" maxLength={254} {...text('email')} />
          </Field>
          <Field label={t('apply.phone')} error={wrong('phone')} required>
            <TextInput type="tel" autoComplete="tel" maxLength={30} {...text('phone')} />
          </Field>
        </Columns>
        <ApplicationFile file={file} missing={missing} onChoose={(files) => void choose(files)} onDrop={drop} />
        <Field label={t('apply.message')} error={wrong('message')} optional>
          <Textarea rows={6} maxLength={4000} {...text('message')} />
        </Field>
        <Consent>
          <p>{t('apply.consentText', { days: APPLICATION_KEPT_DAYS })}</p>
          <p>
            <Link href={paths.document.policy()} target="_blank">
              {t('apply.policy')}
            </Link>
          </p>
          <Checkbox
            label={t('apply.consent')}
            invalid={isWrong('privacy_agreed')}
            data-recovery="none"
            name="privacy_agreed"
            checked={values.privacy_agreed}
            onChange={({ target }) => set({ privacy_agreed: target.checked })}
          />
          {isWrong('privacy_agreed') && <InlineError>{t('apply.wrong.consent')}</InlineError>}
        </Consent>
        {send.error && <InlineError>{errorText(send.error)}</InlineError>}
        <div>
          <Button type="submit" variant="primary" size="lg" loading={send.isPending} data-stlbs-id="job-apply">
            {t('apply.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface ApplicationFileProps {
  file: FileContent | null;
  missing: boolean;
  onChoose: (files: File[]) => void;
  onDrop: () => void;
}

/** The applicant's file: chosen or dropped, exchangeable; the server judges it by its content. */
function ApplicationFile({ file, missing, onChoose, onDrop }: ApplicationFileProps) {
  const { t } = useTranslation('content');
  return (
    <Field label={t('apply.file')} required>
      {file ? (
        <FileRow as="div">
          <FileText aria-hidden />
          <FileName>{file.name}</FileName>
          <IconButton size="sm" label={t('apply.remove')} icon={<X />} onClick={onDrop} />
        </FileRow>
      ) : (
        <FileDrop
          accept={APPLICATION_FILES}
          maxSize={MAX_FILE_BYTES}
          title={t('apply.drop')}
          error={missing ? t('apply.wrong.file') : undefined}
          onFiles={onChoose}
        />
      )}
    </Field>
  );
}
