import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Rfq } from '../../../contract/entities/rfq';
import { Button } from '../../ui/Button';
import { InlineError } from '../../ui/InlineError';
import { Inline, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TargetPrices } from './TargetPrices';
import type { useRerequesting } from './useRerequesting';

type Props = {
  rfq: Pick<Rfq, 'lines' | 'currency'>;
  form: ReturnType<typeof useRerequesting>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Prices the buyer would like to see, folded away until somebody has any. */
export function WishedPrices({ rfq, form, open, onOpenChange }: Props) {
  const { t } = useTranslation('rfq');
  const count = form.wishedCount;
  return (
    <Stack $gap={3}>
      <Inline>
        <Button
          size="sm"
          type="button"
          icon={open ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={open}
          onClick={() => onOpenChange(!open)}
        >
          {count > 0 ? t('rerequest.targetsSet', { count }) : t('rerequest.targetsAdd')}
        </Button>
      </Inline>
      {open && (
        <>
          <Text $size={13} $color="textMuted">
            {t('rerequest.targetsHelp')}
          </Text>
          <TargetPrices rfq={rfq} value={form.wished} onChange={form.setWished} />
        </>
      )}
      {form.wrong && <InlineError>{t('rerequest.targetWrong')}</InlineError>}
    </Stack>
  );
}
