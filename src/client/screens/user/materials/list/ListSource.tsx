import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { SpreadsheetDrop } from '../../../../parts/files/SpreadsheetDrop';
import { Button } from '../../../../ui/Button';
import { Field } from '../../../../ui/Field';
import { Inline } from '../../../../ui/Stack';
import { NoteField } from '../../../../ui/NoteField';
import type { useListRules } from './useListRules';

/** Where the list comes from: a file, or cells pasted. */
export function ListSource({ list }: { list: ReturnType<typeof useListRules> }) {
  const { t } = useTranslation('user');
  const [pasted, setPasted] = useState('');
  return (
    <>
      <Field label={t('materials.file.field')}>
        <SpreadsheetDrop
          title={t('materials.file.drop')}
          hint={t('materials.file.hint')}
          progress={list.reading ? null : undefined}
          onCancel={list.cancel}
          error={list.error ?? undefined}
          onFile={(file) => void list.read(file)}
        />
      </Field>
      <NoteField
        label={t('materials.file.paste')}
        help={t('materials.file.pasteHelp')}
        rows={4}
        value={pasted}
        onChange={setPasted}
      />
      <Inline $justify="flex-end">
        <Button loading={list.reading} disabled={pasted.trim() === ''} onClick={() => void list.readText(pasted)}>
          {t('materials.file.readPasted')}
        </Button>
      </Inline>
    </>
  );
}
