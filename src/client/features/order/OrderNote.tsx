import { useTranslation } from 'next-i18next/pages';
import { NoteField } from '../../ui/NoteField';

type Props = {
  /** Who writes it: the other side is named as a reader. */
  side: 'buyer' | 'seller';
  note: string;
  onNote: (note: string) => void;
};

/** The note to a step of an order, which both sides read. */
export function OrderNote({ side, note, onNote }: Props) {
  const { t } = useTranslation('project');
  return (
    <NoteField
      label={t('field.note')}
      help={t(`field.noteHelp.${side}`)}
      optional
      rows={2}
      maxLength={500}
      value={note}
      onChange={onNote}
    />
  );
}
