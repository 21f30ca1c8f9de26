import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Spec } from '../../contract/entities/spec';
import { LANGUAGES } from '../../contract/constants';
import { describeSpec } from '../../domain/material/describe';
import { color } from '../theme/roles';
import { type } from '../theme/tokens';
import { OriginalChange } from './lateOriginalChange';
import { useSpecDescription } from './useSpecDescription';

const Root = styled.span`
  display: block;
  min-width: 0;
`;

const Raw = styled.span`
  display: block;
  color: ${color('textMuted')};
  font-feature-settings: 'calt' 0;
  font-weight: 400;
  ${type(12)}
`;

export type SpecTextProps = {
  spec: Spec | null | undefined;
  /** The words of the list it was read from: shown alone while nothing was understood. */
  raw?: string | null;
  /** Shows the raw words below the description too, marked as the buyer's: they may name another quantity than was agreed. */
  withRaw?: boolean;
  /** How much of it the line has now: the words are marked where they name another quantity or material. */
  line?: { qty: string | null; uom: string | null };
};

/** What an item is, in the reader's language. */
export function SpecText({ spec, raw, withRaw = false, line }: SpecTextProps) {
  const { t } = useTranslation('trade');
  const describe = useSpecDescription();
  const description = describe(spec);
  return (
    <Root>
      {description || raw || '–'}
      {withRaw && raw && description && !isOurName(raw, spec) && (
        <Raw>
          {t('line.original', { text: raw })}
          {line && spec && <OriginalChange raw={raw} spec={spec} {...line} />}
        </Raw>
      )}
    </Root>
  );
}

/** Whether a text is only our own name of the item, in whatever language: a line without words of its own is stored under it. */
function isOurName(raw: string, spec: Spec | null | undefined): boolean {
  return LANGUAGES.some((language) => spec && describeSpec(spec, language) === raw);
}
