import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SaleMaterial, SaleMaterialInput } from '../../../../../contract/entities/person';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { Field } from '../../../../ui/Field';
import { FileDrop } from '../../../../ui/FileDrop';
import { InlineError } from '../../../../ui/InlineError';
import { Inline, Stack } from '../../../../ui/Stack';
import { Textarea } from '../../../../ui/Textarea';
import { toggled } from '../../../../ui/toggled';
import { MAX_FILE_BYTES } from '../../../../../contract/constants';
import { isKnown } from './isKnown';
import { RuleChoice } from './RuleChoice';
import { useListRules } from './useListRules';

interface Props {
  known: readonly SaleMaterial[];
  onClose: () => void;
  onAdd: (materials: SaleMaterialInput[]) => Promise<unknown>;
  error: string | null;
}

/** Sale materials from a list, a file or pasted: read, summed up, and added once the reader has chosen. */
export function MaterialListDialog({ known, onClose, onAdd, error }: Props) {
  const { t } = useTranslation('user');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [saving, setSaving] = useState(false);
  const list = useListRules();
  const [pasted, setPasted] = useState('');
  const rules = list.found?.rules ?? [];
  const chosen = rules.filter((rule, index) => !left.has(index) && !isKnown(rule.material, known));

  const save = async () => {
    setSaving(true);
    await onAdd(chosen.map(({ material }) => material)).catch(() => setSaving(false));
  };
  const again = () => {
    setLeft(new Set());
    list.forget();
  };
  const footer = list.found && (
    <>
      <Button onClick={again}>{t('materials.file.another')}</Button>
      <Button variant="primary" disabled={chosen.length === 0} loading={saving} onClick={() => void save()}>
        {t('materials.file.add', { count: chosen.length })}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('materials.file.title')}
      description={t('materials.file.text')}
      footer={footer}
      width={640}
    >
      <Stack>
        {!list.found && (
          <Field label={t('materials.file.field')}>
            <FileDrop
              accept=".xlsx,.csv"
              maxSize={MAX_FILE_BYTES}
              title={t('materials.file.drop')}
              hint={t('materials.file.hint')}
              progress={list.reading ? null : undefined}
              onCancel={list.cancel}
              error={list.error ?? undefined}
              onFiles={([file]) => file && void list.read(file)}
            />
          </Field>
        )}
        {!list.found && (
          <>
            <Field label={t('materials.file.paste')} help={t('materials.file.pasteHelp')}>
              <Textarea rows={4} value={pasted} onChange={(event) => setPasted(event.target.value)} />
            </Field>
            <Inline $justify="flex-end">
              <Button loading={list.reading} disabled={pasted.trim() === ''} onClick={() => void list.readText(pasted)}>
                {t('materials.file.readPasted')}
              </Button>
            </Inline>
          </>
        )}
        {list.found && (
          <RuleChoice
            rules={rules}
            unread={list.found.unread}
            left={left}
            known={(material) => isKnown(material, known)}
            onToggle={(index) => setLeft(toggled(left, index))}
          />
        )}
        {error && <InlineError>{error}</InlineError>}
      </Stack>
    </Dialog>
  );
}
