import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { TextInput } from '../../../ui/TextInput';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { TermsPartProps } from './terms';

const Root = styled.span`
  display: block;
  width: 22rem;
  max-width: 100%;
  & input {
    font-weight: ${weight.semibold};
  }
  & input::placeholder {
    font-weight: ${weight.regular};
  }
  ${media.phone} {
    width: 100%;
  }
`;

const Wrong = styled.span`
  display: block;
  margin-top: ${space(1)};
  color: ${color('dangerText')};
  ${type(12)}
  font-weight: ${weight.regular};
`;

/** What the request is called, as the title of the page: in sight and to be typed in at every step. */
export function EditorTitle({ terms, onChange, errors }: TermsPartProps) {
  const { t } = useTranslation('buyer');
  const wrong = useId();
  return (
    <Root>
      <VisuallyHidden>{t('editor.title')}</VisuallyHidden>
      <TextInput
        compact
        name="title"
        aria-label={t('terms.name')}
        aria-describedby={errors.title ? wrong : undefined}
        invalid={Boolean(errors.title)}
        required
        maxLength={120}
        placeholder={t('editor.titlePlaceholder')}
        value={terms.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      {errors.title && (
        <Wrong id={wrong} role="alert">
          {errors.title}
        </Wrong>
      )}
    </Root>
  );
}
