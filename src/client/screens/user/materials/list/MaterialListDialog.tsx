import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SaleMaterial, SaleMaterialInput } from '../../../../../contract/entities/person';
import { ReviewDialog } from '../../../../parts/files/ReviewDialog';
import { useErrorText } from '../../../../shell/errors/useErrorText';
import { InlineError } from '../../../../ui/InlineError';
import { Stack } from '../../../../ui/Stack';
import { toggled } from '../../../../ui/toggled';
import { isKnown } from './isKnown';
import { RuleChoice } from './RuleChoice';
import { ListSource } from './ListSource';
import { useKeptList } from './useKeptList';
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
  const [notKept, setNotKept] = useState<string | null>(null);
  const errorText = useErrorText();
  const keepList = useKeptList();
  const list = useListRules();
  const rules = list.found?.rules ?? [];
  const chosen = rules.filter((rule, index) => !left.has(index) && !isKnown(rule.material, known));

  const save = async () => {
    setSaving(true);
    setNotKept(null);
    try {
      await keepList(list.found?.file ?? null);
    } catch (failure) {
      setNotKept(errorText(failure));
      return setSaving(false);
    }
    await onAdd(chosen.map(({ material }) => material)).catch(() => setSaving(false));
  };
  const again = () => {
    setLeft(new Set());
    list.forget();
  };
  const read = {
    onAnother: again,
    anotherLabel: t('materials.file.another'),
    onTake: () => void save(),
    takeLabel: t('materials.file.add', { count: chosen.length }),
    takeNone: t('materials.file.addNone'),
    why: rules.length > 0 && t('materials.file.choose'),
  };
  return (
    <ReviewDialog
      onClose={onClose}
      title={t('materials.file.title')}
      description={t('materials.file.text')}
      read={list.found ? read : undefined}
      count={chosen.length}
      loading={saving}
      width={640}
    >
      <Stack>
        {list.found ? (
          <RuleChoice
            rules={rules}
            unread={list.found.unread}
            left={left}
            known={(material) => isKnown(material, known)}
            onToggle={(index) => setLeft(toggled(left, index))}
          />
        ) : (
          <ListSource list={list} />
        )}
        {(notKept ?? error) && <InlineError>{notKept ?? error}</InlineError>}
      </Stack>
    </ReviewDialog>
  );
}
