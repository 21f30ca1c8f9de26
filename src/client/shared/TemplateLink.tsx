import { FileSpreadsheet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { publicEnv } from '../env';
import { type ButtonLook, buttonStyles } from '../ui/buttonStyles';
import { useReader } from './useReader';

/** A plain link: a file is no page of ours, and its address has no language in front. */
const Root = styled.a<ButtonLook>`
  ${buttonStyles}
`;

/** The template to fill in, in the reader's language, at an address that never changes. */
export function TemplateLink({ kind }: { kind: 'quotation-request' | 'quotation-answer' }) {
  const { t } = useTranslation('trade');
  const language = useReader();
  return (
    <Root
      $variant="ghost"
      $size="sm"
      href={`${publicEnv().cdnUrl}/templates/${kind}.${language}.xlsx`}
      download
      data-stlbs-id="template"
      data-custom-data={JSON.stringify({ kind, language })}
    >
      <FileSpreadsheet aria-hidden />
      {t(`template.${kind}`)}
    </Root>
  );
}
