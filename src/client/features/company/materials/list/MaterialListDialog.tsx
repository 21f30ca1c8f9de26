import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import type { SaleMaterial, SaleMaterialInput } from '../../../../../contract/entities/person';
import { ReviewDialog } from '../../../../shared/files/ReviewDialog';
import { useErrorText } from '../../../../shell/errors/useErrorText';
import { InlineError } from '../../../../ui/InlineError';
import { Inline, Stack } from '../../../../ui/Stack';
import { toggled } from '../../../../ui/toggled';
import { RuleChoice } from './RuleChoice';
import { useUploadFile } from '../../../../queries/file';
import { useKeepSaleList } from '../../../../queries/saleItems';
import { SpreadsheetDrop } from '../../../../shared/files/SpreadsheetDrop';
import { Button } from '../../../../ui/Button';
import { Field } from '../../../../ui/Field';
import { NoteField } from '../../../../ui/NoteField';
import { readFile } from '../../../../shared/readFile';
import { textLines } from '../../../../shared/textLines';
import { useParseRfq } from '../../../../queries/parse';
import { rulesOfList } from './rulesOfList';

type ListSource = { lines: string[] } | { file: { name: string; content: string } };
type Found = ReturnType<typeof rulesOfList> & { file: File | null };

/** Reads a list, a file or pasted, and sums it up; one reading at a time, which can be cancelled. */
function useListRules() {
  const errorText = useErrorText();
  const { mutateAsync: parse } = useParseRfq();
  const [found, setFound] = useState<Found | null>(null);
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const sumUp = async (source: () => Promise<ListSource>, file: File | null) => {
    const controller = new AbortController();
    running.current = controller;
    setReading(true);
    setError(null);
    try {
      const { signal } = controller;
      const { lines } = await parse({ ...(await source()), signal });
      if (!signal.aborted) setFound({ ...rulesOfList(lines), file });
    } catch (failure) {
      if (!controller.signal.aborted) setError(errorText(failure));
    } finally {
      if (running.current === controller) setReading(false);
    }
  };
  return {
    found,
    reading,
    error,
    read: (file: File) =>
      sumUp(async () => ({ file: { name: file.name.slice(-200), content: (await readFile(file)).content } }), file),
    /** Cells copied from a spreadsheet, or any text with a material in a line. */
    readText: (text: string) => sumUp(async () => ({ lines: textLines(text) }), null),
    cancel: () => {
      running.current?.abort();
      setReading(false);
    },
    forget: () => setFound(null),
  };
}

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
      width={560}
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

/** What is restricted, as text: the order of words does not count, nor do makers, which no list shows. */
function restriction(one: SaleMaterialInput): string {
  const words = [one.types, one.grade_families, one.grades, one.classes].map((list) =>
    list.toSorted((a, b) => a.localeCompare(b)),
  );
  return JSON.stringify([one.category, one.nps_min, one.nps_max, words]);
}

/** Whether the same restriction is registered already. */
function isKnown(material: SaleMaterialInput, registered: readonly SaleMaterialInput[]): boolean {
  return registered.some((one) => restriction(one) === restriction(material));
}

/** Keeps the file that a list was read from with the sale materials: once, also when adding them has to be tried again. */
function useKeptList() {
  const { mutateAsync: upload } = useUploadFile();
  const { mutateAsync: keep } = useKeepSaleList();
  const kept = useRef<File | null>(null);
  return async (file: File | null): Promise<void> => {
    if (!file || kept.current === file) return;
    const { signal } = new AbortController();
    const { file_id } = await upload({ file, landing: 'SMLF', signal, onProgress: () => undefined });
    await keep(file_id);
    kept.current = file;
  };
}

/** Where the list comes from: a file, or cells pasted. */
function ListSource({ list }: { list: ReturnType<typeof useListRules> }) {
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
