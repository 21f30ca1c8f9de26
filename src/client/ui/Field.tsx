import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { space, type, weight } from '../theme/tokens';
import { FieldContext, FieldRefusal, type FieldWiring } from './fieldContext';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;
`;

const Label = styled.label`
  display: flex;
  align-items: baseline;
  gap: ${space(1)};
  color: ${color('text')};
  ${type(13)}
  font-weight: ${weight.medium};
`;

const Optional = styled.span`
  flex-shrink: 0;
  color: ${color('textFaint')};
  font-weight: ${weight.regular};
`;

const Help = styled.p`
  color: ${color('textMuted')};
  ${type(12)}
`;

const Wrong = styled(Help)`
  display: flex;
  gap: ${space(1)};
  color: ${color('dangerText')};
  & > svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
    margin-top: 1px;
  }
`;

export type FieldProps = {
  label: ReactNode;
  /** Shown below the control while there is no error. */
  help?: ReactNode;
  /** Takes the place of the help. */
  error?: ReactNode;
  required?: boolean;
  /** Marks the label with the word for "optional". */
  optional?: boolean;
  /** Something at the right end of the label line, e.g. a link. */
  aside?: ReactNode;
  /** A control of this folder, or a function that gets the attributes to spread. */
  children: ReactNode | ((wiring: FieldWiring) => ReactNode);
  className?: string;
};

/** Label above, help below, error in place of the help; ties them to the control inside. */
export function Field({ label, help, error, required = false, optional, aside, children, className }: FieldProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const noteId = `${id}-note`;
  const [refusal, setRefusal] = useState<string | null>(null);
  const wrong = refusal ?? error;
  const invalid = Boolean(wrong);
  const hasNote = invalid || Boolean(help);
  const wiring = useMemo<FieldWiring>(
    () => ({ id, describedBy: hasNote ? noteId : undefined, invalid, required }),
    [id, noteId, hasNote, invalid, required],
  );
  return (
    <Root className={className}>
      <Label htmlFor={id}>
        {label}
        {optional && <Optional>{t('optional')}</Optional>}
        {aside && <Aside>{aside}</Aside>}
      </Label>
      <FieldContext value={wiring}>
        <FieldRefusal value={setRefusal}>{typeof children === 'function' ? children(wiring) : children}</FieldRefusal>
      </FieldContext>
      {invalid ? (
        <Wrong id={noteId} role="alert">
          <CircleAlert aria-hidden />
          <span>{wrong}</span>
        </Wrong>
      ) : (
        help && <Help id={noteId}>{help}</Help>
      )}
    </Root>
  );
}

const Aside = styled.span`
  margin-left: auto;
  font-weight: ${weight.regular};
`;
