import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import type { ErpPreview } from '../../../../contract/entities/erp';
import { DataTable } from '../../../ui/DataTable';
import { Section } from '../../../ui/Section';
import { Text } from '../../../ui/Text';
import { PreviewText } from './PreviewText';

/** What a file would be, with real records: as a table, or as its text. It comes below a long form, and into view with the focus. */
export function LayoutPreview({ preview }: { preview: ErpPreview }) {
  const { t } = useTranslation('erp');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [preview]);
  const note =
    preview.record_count > 0 ? t('mappings.previewText', { count: preview.record_count }) : t('mappings.previewNone');
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <Section title={t('mappings.preview')} note={note}>
        {preview.text === null ? (
          <DataTable
            dense
            aria-label={t('mappings.preview')}
            maxHeight="280px"
            rows={preview.rows.map((cells, row) => ({ cells, row }))}
            rowKey={({ row }) => String(row)}
            minWidth={preview.heads.length * 130}
            columns={preview.heads.map((header, place) => ({
              key: String(place),
              header,
              render: ({ cells }: { cells: string[] }) => cells[place] || '–',
            }))}
            empty={<Text $color="textMuted">{preview.heads.join(' · ')}</Text>}
          />
        ) : (
          <PreviewText label={t('mappings.fileText')}>{preview.text}</PreviewText>
        )}
      </Section>
    </div>
  );
}
