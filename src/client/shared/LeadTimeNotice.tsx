import { useTranslation } from 'next-i18next/pages';
import { leadFaults } from '../../domain/compare/wantedDay';
import { lineRanges } from '../../domain/material/lineRanges';
import { seoulDay } from '../../domain/time/deadline';
import { serverNow } from '../clock';
import { Banner } from '../ui/Banner';

type Props = {
  lines: Parameters<typeof leadFaults>[0];
  /** The day that the buyer wants. */
  wanted: string | null;
};

/** Before anything binds: which lines would come after the wanted day if ordered today, and which promise no lead time. */
export function LeadTimeNotice({ lines, wanted }: Props) {
  const { t } = useTranslation('trade');
  const { late, until, unstated } = leadFaults(lines, wanted, seoulDay(new Date(serverNow())));
  if (late.length + unstated.length === 0) return null;
  return (
    <Banner tone="warning">
      {late.length > 0 && <p>{t('lead.late', { lines: lineRanges(late), wanted, until })}</p>}
      {unstated.length > 0 && <p>{t('lead.unstated', { lines: lineRanges(unstated) })}</p>}
    </Banner>
  );
}
