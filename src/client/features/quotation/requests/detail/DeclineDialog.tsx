import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../../ui/toast';
import { useDeclineRequest } from '../../../../queries/quotation';
import { useErrorText } from '../../../../shell/errors/useErrorText';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { InlineError } from '../../../../ui/InlineError';
import { RadioCards } from '../../../../ui/RadioCards';
import { Stack } from '../../../../ui/Stack';
import { NoteField } from '../../../../ui/NoteField';
import { LeaveButton } from '../../../../ui/LeaveButton';

const PRESETS = ['not_handled', 'out_of_stock', 'lead_time', 'terms', 'other'] as const;
type Preset = (typeof PRESETS)[number];
const MAX_REASON = 300;

type Props = { id: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Asks why no quotation will come; the buyer reads the reason. */
export function DeclineDialog({ id, open, onOpenChange }: Props) {
  const { t } = useTranslation('seller');
  const errorText = useErrorText();
  const decline = useDeclineRequest();
  const [preset, setPreset] = useState<Preset>('not_handled');
  const [own, setOwn] = useState('');
  const [tried, setTried] = useState(false);
  const reason = preset === 'other' ? own.trim() : t(`decline.presets.${preset}`);
  const send = () => {
    setTried(true);
    if (reason === '') return;
    decline.mutate(
      { id, reason },
      {
        onSuccess: () => {
          onOpenChange(false);
          toast.neutral(t('decline.done'));
        },
      },
    );
  };
  const footer = (
    <>
      <LeaveButton />
      <Button variant="danger" loading={decline.isPending} onClick={send}>
        {t('decline.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('decline.title')}
      description={t('decline.text')}
      footer={footer}
      form
    >
      <Stack $gap={4}>
        <RadioCards
          aria-label={t('decline.reason')}
          columns={1}
          value={preset}
          onChange={setPreset}
          options={PRESETS.map((value) => ({ value, label: t(`decline.presets.${value}`) }))}
        />
        {preset === 'other' && (
          <NoteField
            label={t('decline.own')}
            help={t('decline.ownHelp')}
            error={tried && reason === '' ? t('decline.required') : undefined}
            required
            maxLength={MAX_REASON}
            value={own}
            onChange={setOwn}
          />
        )}
        {decline.isError && <InlineError>{errorText(decline.error)}</InlineError>}
      </Stack>
    </Dialog>
  );
}
