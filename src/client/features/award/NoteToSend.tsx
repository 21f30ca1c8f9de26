import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { KeyValueList } from '../../ui/KeyValueList';

const Lines = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** The note as each chosen seller will read it, in the window that sends it. */
export function NoteToSend({ note }: { note: string }) {
  const { t } = useTranslation('project');
  const text = note.trim();
  if (text === '') return null;
  return <KeyValueList items={[{ key: 'note', label: t('award.note'), value: <Lines>{text}</Lines> }]} />;
}
