import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Banner } from '../Banner';
import { Button } from '../Button';
import type { TypedValues } from './recoveryStore';
import { type Control, fieldsOf, isTick } from './typedFields';
import { PART, type RecoverableParts } from './useRecoverable';

const Place = styled.div`
  margin-bottom: ${space(4)};
`;

interface Props {
  values: TypedValues;
  /** The element with the fields. */
  scope: HTMLElement;
  parts: RecoverableParts;
  onEnd: () => void;
}

/** Says that something typed before the login ended, or the page reloaded itself, can be put back, or discarded. */
export function RecoveryOffer({ values, scope, parts, onEnd }: Props) {
  const { t } = useTranslation('ui');
  const restore = async () => {
    for (const [key, value] of Object.entries(values)) {
      if (key.startsWith(PART)) parts.get(key.slice(PART.length))?.write(value);
      const field = fieldsOf(scope).get(key);
      if (field) typeInto(field, value);
      // The form is drawn between two fields: one may show the next, and each is set beside what stands there by then.
      await new Promise((resolve) => setTimeout(resolve));
    }
    const [first = ''] = Object.keys(values);
    fieldsOf(scope).get(first)?.focus();
    onEnd();
  };
  return (
    <Place data-paper="none">
      <Banner
        action={
          <>
            <Button size="sm" variant="ghost" onClick={onEnd}>
              {t('recovery.discard')}
            </Button>
            <Button size="sm" onClick={() => void restore()}>
              {t('recovery.restore')}
            </Button>
          </>
        }
      >
        {t('recovery.found')}
      </Banner>
    </Place>
  );
}

/** Puts a value into a field as if it were typed: React hears of it only by the browser's own setter and event. */
function typeInto(control: Control, value: string): void {
  if (isTick(control)) {
    if (String(control.checked) !== value) control.click();
    return;
  }
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value');
  own?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
