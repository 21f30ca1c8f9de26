import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { type } from '../theme/tokens';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { WeightText } from './WeightText';

const Left = styled.small`
  color: ${color('textMuted')};
  ${type(12)}
  white-space: nowrap;
`;

type Props = {
  kg: string | null | undefined;
  /** Lines that the weight leaves out. */
  unweighed: number;
  /** In a column: a plus says that something is left out, and says what when pointed at or read out. */
  short?: boolean;
};

/** A plus beside a weight, which says how many lines the weight leaves out when it is pointed at or read out. */
export function LeftOut({ count }: { count: number }) {
  const { t } = useTranslation('trade');
  const left = t('totals.unweighed', { count });
  return (
    <Left title={left}>
      <span aria-hidden>+</span>
      <VisuallyHidden> {left}</VisuallyHidden>
    </Left>
  );
}

/** The weight of some lines: what is known of it, and how many lines it leaves out. The one way to show such a sum. */
export function WeightSum({ kg, unweighed, short = false }: Props) {
  const { t } = useTranslation('trade');
  if (unweighed === 0) return <WeightText kg={kg} />;
  if (kg == null || Number(kg) === 0)
    return short ? <WeightText kg={null} /> : <Left>{t('totals.unweighedAlone', { count: unweighed })}</Left>;
  return (
    <>
      <WeightText kg={kg} />
      {short ? <LeftOut count={unweighed} /> : <Left> {t('totals.unweighed', { count: unweighed })}</Left>}
    </>
  );
}
