import { useTranslation } from 'next-i18next/pages';
import { toast } from '../../../ui/toast';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextInput } from '../../../ui/TextInput';

/** Copies a text and says whether that worked. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation('signOn');
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success(t('copied')),
      () => toast.error(t('notCopied')),
    );
}

/** An address of ours that is entered elsewhere. */
export function CopyField({ label, help, value }: { label: string; help?: string; value: string }) {
  const { t } = useTranslation('signOn');
  const copy = useCopy();
  return (
    <Stack $gap={1}>
      <Inline $gap={2} $align="flex-end" $nowrap>
        <div style={{ flex: 1, minWidth: 0 }}>
          <Field label={label}>
            <TextInput readOnly value={value} onFocus={({ target }) => target.select()} />
          </Field>
        </div>
        <Button size="lg" aria-label={t('copyOf', { what: label })} onClick={() => copy(value)}>
          {t('copy')}
        </Button>
      </Inline>
      {help && (
        <Text $size={12} $color="textMuted">
          {help}
        </Text>
      )}
    </Stack>
  );
}
