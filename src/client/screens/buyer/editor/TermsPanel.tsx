import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '../../../theme/media';
import { frame, space } from '../../../theme/tokens';
import { Field } from '../../../ui/Field';
import { RadioCards } from '../../../ui/RadioCards';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { NoteField } from '../../../ui/NoteField';
import { AllowedTerms } from './AllowedTerms';
import { CurrencyTerms } from './CurrencyTerms';
import { DateTerms } from './DateTerms';
import { DeliveryTerms } from './DeliveryTerms';
import { MemoTerm } from './MemoTerm';
import { NameTerms } from './NameTerms';
import type { TermsPartProps } from './terms';

const Thirds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)} ${space(10)};
  max-width: ${frame.content};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The terms of the request, below the list. */
export function TermsPanel(props: TermsPartProps) {
  const { terms, onChange } = props;
  const { t } = useTranslation('buyer');
  return (
    <Section id="terms" title={t('terms.title')}>
      <Thirds>
        <Stack $gap={5}>
          <NameTerms {...props} />
          <DateTerms {...props} />
          <Field label={t('terms.visibility')}>
            <RadioCards
              columns={1}
              value={terms.sealed ? 'sealed' : 'open'}
              onChange={(value) => onChange({ sealed: value === 'sealed' })}
              options={[
                { value: 'open', label: t('terms.open'), note: t('terms.openNote') },
                { value: 'sealed', label: t('terms.sealed'), note: t('terms.sealedNote') },
              ]}
            />
          </Field>
        </Stack>
        <Stack $gap={5}>
          <CurrencyTerms {...props} />
          <DeliveryTerms {...props} />
        </Stack>
        <Stack $gap={5}>
          <AllowedTerms {...props} />
          <MemoTerm {...props} />
          <NoteField
            label={t('terms.privateNote')}
            help={t('terms.privateNoteHelp')}
            optional
            maxLength={2000}
            value={terms.private_note}
            onChange={(text) => onChange({ private_note: text })}
          />
        </Stack>
      </Thirds>
    </Section>
  );
}
