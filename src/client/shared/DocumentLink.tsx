import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Language } from '../../contract/constants';
import { publicEnv } from '../env';
import { type ButtonLook, buttonStyles } from '../ui/buttonStyles';

/** A plain link: a file is no page of ours. */
const Root = styled.a<ButtonLook>`
  ${buttonStyles}
`;

export type DocumentFile = 'company-profile' | 'investor' | 'payment-terms';

interface Props {
  file: DocumentFile;
  language: Language;
  /** What it is called where its text alone would not show. */
  label?: string;
  /** Among links that have no frame, such as those to templates. */
  quiet?: boolean;
  children: ReactNode;
}

/** A document of ours as a PDF, made by `npm run make documents`; its address never changes. */
export function DocumentLink({ file, language, label, quiet = false, children }: Props) {
  return (
    <Root
      $size="sm"
      $variant={quiet ? 'ghost' : 'secondary'}
      href={`${publicEnv().cdnUrl}/documents/${file}.${language}.pdf`}
      hrefLang={language}
      download
      aria-label={label}
      data-stlbs-id="document-file"
      data-custom-data={JSON.stringify({ file, language })}
    >
      <FileText aria-hidden />
      {children}
    </Root>
  );
}
