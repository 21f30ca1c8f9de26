import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Section } from '../../../ui/Section';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import type { QuoteRow } from './quoteRow';
import type { Texts } from '../../../textKeys';

type Props = { rows: readonly QuoteRow[]; onEdit: (row: QuoteRow) => void };

/** Lines answered with an alternate, each with its differences. */
export const AlternateList = memo(function AlternateList({ rows, onEdit }: Props) {
  const { t } = useTranslation(['seller', 'trade']);
  const describe = useSpecDescription();
  if (rows.length === 0) return null;
  const stated = (value: string) => value || t('alternate.notStated');
  return (
    <Section title={t('alternate.list')} count={rows.length} note={t('alternate.listNote')}>
      <Stack as="ul" $gap={2}>
        {rows.map((row) => (
          <Card as="li" key={row.id} $padding="sm">
            <Inline $justify="space-between" $gap={3}>
              <Stack $gap={1}>
                <Text $weight="medium">
                  {row.line.line_no}. {describe(row.line.spec) || row.line.raw_text}
                </Text>
                {row.deviations.length === 0 && (
                  <Text $size={13} $color="dangerText">
                    {t('alternate.missing')}
                  </Text>
                )}
                {row.deviations.map(({ field, requested, offered, reason }) => (
                  <Text key={field} $size={13} $color="textMuted">
                    {t('view.deviation', {
                      field: t(`trade:field.${field as keyof Texts['trade']['field']}`),
                      requested: stated(requested),
                      offered: stated(offered),
                    })}
                    {reason && ` · ${reason}`}
                  </Text>
                ))}
              </Stack>
              <Button size="sm" onClick={() => onEdit(row)}>
                {t(row.deviations.length === 0 ? 'alternate.edit' : 'alternate.change')}
              </Button>
            </Inline>
          </Card>
        ))}
      </Stack>
    </Section>
  );
});
