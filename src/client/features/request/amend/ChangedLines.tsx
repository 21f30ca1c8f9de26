import { useTranslation } from 'next-i18next/pages';
import type { RfqLine } from '../../../../contract/entities/rfq';
import { QuantityText } from '../../../shared/QuantityText';
import { SpecText } from '../../../shared/SpecText';
import { Chip } from '../../../ui/Chip';
import { DataTable } from '../../../ui/DataTable';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { EditorLine } from '../editor/editorLine';
import type { LineChanges } from './amendment';

type Side = {
  spec: EditorLine['spec'];
  raw: string;
  qty: string | null;
  uom: EditorLine['uom'];
  remark: string | null;
};
type Row = { key: string; no: number | null; kind: 'again' | 'added' | 'removed'; now: Side | null; was: Side | null };

/** Rows that a long amendment shows; the counts above say the rest. */
const MOST = 200;

const typed = ({ spec, raw_text, qty, uom, remark }: EditorLine): Side => ({
  spec,
  raw: raw_text,
  qty: qty || null,
  uom,
  remark: remark || null,
});
const saved = ({ spec, raw_text, qty, uom, remark }: RfqLine): Side => ({ spec, raw: raw_text, qty, uom, remark });

function rowsOf({ requestedAgain, added, removed }: LineChanges): Row[] {
  return [
    ...requestedAgain.map(({ line, before }) => ({
      key: line.key,
      no: before.line_no,
      kind: 'again' as const,
      now: typed(line),
      was: saved(before),
    })),
    ...added.map((line) => ({ key: line.key, no: null, kind: 'added' as const, now: typed(line), was: null })),
    ...removed.map((line) => ({
      key: line.id,
      no: line.line_no,
      kind: 'removed' as const,
      now: null,
      was: saved(line),
    })),
  ].slice(0, MOST);
}

/** What sellers must answer again, each line beside how it read before. */
export function ChangedLines({ changes }: { changes: LineChanges }) {
  const { t } = useTranslation('buyer');
  return (
    <DataTable
      aria-label={t('amend.changedLines')}
      rows={rowsOf(changes)}
      rowKey={(row) => row.key}
      dense
      columns={[
        { key: 'no', header: t('amend.no'), width: '48px', align: 'right', render: (row) => row.no ?? '–' },
        {
          key: 'kind',
          header: t('amend.kind'),
          width: '120px',
          render: (row) => (
            <Chip size="sm" tone={row.kind === 'again' ? 'yellow' : 'gray'}>
              {t(`amend.${row.kind}`)}
            </Chip>
          ),
        },
        { key: 'was', header: t('amend.before'), wrap: true, render: (row) => <SideText side={row.was} /> },
        { key: 'now', header: t('amend.after'), wrap: true, render: (row) => <SideText side={row.now} /> },
      ]}
    />
  );
}

function SideText({ side }: { side: Side | null }) {
  if (!side) return <>–</>;
  return (
    <Stack $gap={1}>
      <SpecText spec={side.spec} raw={side.raw} />
      <Inline>
        <QuantityText qty={side.qty} uom={side.uom} />
        {side.remark && (
          <Text as="span" $size={12} $color="textMuted">
            {side.remark}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}
