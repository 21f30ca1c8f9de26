import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { sumWeights } from '../../../../domain/material/totalWeight';
import { deadlineText } from '../../../../domain/time/deadline';
import { LineTable } from '../../../parts/LineTable';
import { TermsList } from '../../../parts/TermsList';
import { useReader } from '../../../parts/useReader';
import { WeightText } from '../../../parts/WeightText';
import { color } from '../../../theme/roles';
import { space, type } from '../../../theme/tokens';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { InlineError } from '../../../ui/InlineError';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Stack } from '../../../ui/Stack';
import { Heading } from '../../../ui/Text';
import { type EditorLine, isBlank } from './editorLine';
import { previewRow } from './previewRow';
import { type TermsForm, toTerms } from './terms';

const Rules = styled.ul`
  margin: 0;
  padding-left: ${space(5)};
  color: ${color('textMuted')};
  ${type(13)}
`;

export type PreviewDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  terms: TermsForm;
  lines: readonly EditorLine[];
  sending: boolean;
  error: string | null;
  onSend: () => void;
};

/** The request as sellers will read it, with the button that sends it. */
export function PreviewDialog({ open, onOpenChange, terms: form, lines, sending, error, onSend }: PreviewDialogProps) {
  const { t } = useTranslation('buyer');
  const language = useReader();
  const terms = toTerms(form);
  const items = lines.filter((line) => !line.excluded && !isBlank(line));
  const rules = (['partial_allowed', 'alternates_allowed', 'split_allowed'] as const).map((rule) =>
    t(`preview.${rule}_${terms[rule] ? 'yes' : 'no'}`),
  );
  const facts = [
    {
      key: 'deadline',
      label: t('terms.deadline'),
      value: terms.deadline_date && deadlineText(terms.deadline_date, language),
    },
    { key: 'project', label: t('terms.project'), value: terms.project_name },
    { key: 'lines', label: t('figures.items'), value: t('preview.count', { count: items.length }) },
    { key: 'weight', label: t('figures.weight'), value: <WeightText kg={sumWeights(items)} /> },
    { key: 'origins', label: t('terms.origins'), value: terms.origins_allowed.join(', ') || t('preview.any') },
    { key: 'makers', label: t('terms.makers'), value: terms.makers_allowed.join(', ') || t('preview.any') },
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width={960}
      title={t('preview.title')}
      description={t('preview.text')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('preview.back')}</Button>
          <Button variant="primary" loading={sending} onClick={onSend}>
            {t('preview.send')}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        {error && <InlineError>{error}</InlineError>}
        <Heading as="h3">{terms.title}</Heading>
        <KeyValueList items={facts} columns={2} />
        <TermsList terms={terms} />
        <Rules>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Rules>
        <Banner tone="neutral">
          {t(terms.sealed ? 'preview.sealed' : 'preview.open')}{' '}
          {t(terms.show_target_price ? 'preview.targetShown' : 'preview.targetHidden')}
        </Banner>
        <LineTable rows={items.map(previewRow)} />
      </Stack>
    </Dialog>
  );
}
