import { useTranslation } from 'next-i18next/pages';
import { Banner } from '../../../ui/Banner';
import { Card } from '../../../ui/Card';
import { Stat } from '../../../ui/Stat';
import { StatRow } from '../../../ui/StatRow';
import type { MatchedItems } from './matchedItems';

/** "7 of 12 lines": when the request was sent, and with the materials as they are now. */
export function MatchFigures({ items }: { items: MatchedItems }) {
  const { t } = useTranslation('seller');
  const total = items.line_list.length;
  const now = items.line_list.filter((line) => line.sale_material_ids.length > 0).length;
  const of = (matched: number) => t('materials.of', { matched, total });
  return (
    <>
      <Card>
        <StatRow>
          <Stat
            label={t('materials.then')}
            value={of(items.matched_line_count)}
            note={items.matched_line_count === 0 ? t('materials.invitedNote') : t('materials.thenNote')}
          />
          <Stat label={t('materials.now')} value={of(now)} note={t('materials.nowNote')} />
        </StatRow>
      </Card>
      {now < total && <Banner tone="info">{t('materials.tip', { count: total - now })}</Banner>}
    </>
  );
}
