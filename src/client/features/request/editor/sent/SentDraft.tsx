import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { toast } from '../../../../ui/toast';
import type { Rfq } from '../../../../../contract/entities/rfq';
import type { Spec } from '../../../../../contract/entities/spec';
import { instantText } from '../../../../../domain/time/instants';
import { paths } from '../../../../paths';
import { useReader } from '../../../../shared/useReader';
import { useSpecDescription } from '../../../../shared/useSpecDescription';
import type { Edits, SheetRow } from '../../../../shell/autosave/sheet';
import { Banner } from '../../../../ui/Banner';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { EmptyState } from '../../../../ui/EmptyState';
import { KeyValueList } from '../../../../ui/KeyValueList';
import { Section } from '../../../../ui/Section';
import { Inline, Stack } from '../../../../ui/Stack';
import { Text } from '../../../../ui/Text';
import { fromSaved } from '../editorLine';
import { useDraftCellWords } from '../useDraftCellWords';
import { type Left, useLeftInDraft } from './useLeftInDraft';

const MOST_SHOWN = 30;

/** A draft that was sent: the way to the request, and whatever was typed here and did not go with it. */
export function SentDraft({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation('buyer');
  const language = useReader();
  const { left, carry, forget } = useLeftInDraft(rfq);
  const { rfq_number_id: number, submitted_at: at } = rfq;
  return (
    <Stack $gap={6}>
      <EmptyState
        level="h1"
        title={t('editor.sent')}
        text={[at && t('editor.sentAt', { at: instantText(at, language) }), t('editor.sentText')]
          .filter(Boolean)
          .join(' ')}
        action={
          <ButtonLink variant={left ? 'secondary' : 'primary'} href={paths.project.detail(number)}>
            {t('editor.toProject')}
          </ButtonLink>
        }
      />
      {left && <LeftWork rfq={rfq} left={left} onCarry={() => carry(left)} onForget={forget} />}
    </Stack>
  );
}

type LeftProps = { rfq: Rfq; left: Left; onCarry: () => Promise<void>; onForget: () => Promise<void> };

function LeftWork({ rfq, left, onCarry, onForget }: LeftProps) {
  const { t } = useTranslation('buyer');
  const { push } = useRouter();
  const rows = useLeftRows(rfq, left.edits);
  const words = useDraftCellWords([]);
  const collecting = rfq.status === 'REQ' || rfq.status === 'COL';
  const carry = async () => {
    await onCarry();
    await push(paths.buyer.editorFrom('manual', { id: rfq.rfq_number_id, amend: '1' }));
  };
  const copy = () =>
    navigator.clipboard.writeText(rows.map(({ label, value }) => `${label}\t${value}`).join('\n')).then(
      () => toast.success(t('left.copied')),
      () => toast.error(t('left.notCopied')),
    );
  const fixed = left.fixed.map((field) => words.name({ row: null, field })).join(', ');
  return (
    <Section title={t('left.title')}>
      <Stack $gap={4}>
        <Banner tone="warning">
          {t(collecting ? 'left.text' : 'left.closed')}
          {collecting && fixed && ` ${t('left.fixed', { terms: fixed })}`}
        </Banner>
        <KeyValueList items={rows.slice(0, MOST_SHOWN)} labelWidth="180px" />
        {rows.length > MOST_SHOWN && (
          <Text as="p" $size={13} $color="textMuted">
            {t('left.more', { count: rows.length - MOST_SHOWN })}
          </Text>
        )}
        <Inline $gap={2}>
          {collecting && left.carries && (
            <Button variant="primary" onClick={() => void carry()}>
              {t('left.carry')}
            </Button>
          )}
          <Button onClick={() => void copy()}>{t('left.copy')}</Button>
          <Button variant="ghost" onClick={() => void onForget()}>
            {t('left.forget')}
          </Button>
        </Inline>
      </Stack>
    </Section>
  );
}

/** Each cell that differs by its name, as it was sent and as it was typed here; a line that was added or taken out as a whole. */
function useLeftRows(rfq: Rfq, edits: Edits): { key: string; label: string; value: string }[] {
  const { t } = useTranslation('buyer');
  const describe = useSpecDescription();
  const lines = useMemo(() => rfq.lines.map(fromSaved), [rfq]);
  const words = useDraftCellWords(lines);
  const cell = (row: string | null, field: string, [before, now]: [unknown, unknown]) => ({
    key: `${row} ${field}`,
    label: words.name({ row, field }),
    value: `${words.value(field, before) || '–'} → ${words.value(field, now) || '–'}`,
  });
  const whole = ({ cells }: SheetRow) => {
    const item = describe(cells.spec as Spec | null) || words.value('raw_text', cells.raw_text);
    return [item, words.value('qty', cells.qty), words.value('uom', cells.uom)].filter(Boolean).join(' ');
  };
  return [
    ...edits.fields.map(({ field, before, now }) => cell(null, field, [before, now])),
    ...edits.changed.flatMap(({ row, before }) =>
      Object.keys(before).map((field) => cell(row.id, field, [before[field], row.cells[field]])),
    ),
    ...edits.added.map(({ row }) => ({ key: row.id, label: t('amend.added'), value: whole(row) })),
    ...edits.removed.map((row) => ({ key: row.id, label: t('amend.removed'), value: whole(row) })),
  ];
}
