import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { type } from '../theme/tokens';
import { WeightText } from './WeightText';

const Left = styled.small`
  color: ${color('textMuted')};
  ${type(12)}
  white-space: nowrap;
`;

/** The weight of some lines: what is known of it, and how many lines it leaves out. The one way to show such a sum. */
export function WeightSum({ kg, unweighed }: { kg: string | null | undefined; unweighed: number }) {
  const { t } = useTranslation('trade');
  return (
    <>
      <WeightText kg={kg} />
      {unweighed > 0 && <Left> {t('totals.unweighed', { count: unweighed })}</Left>}
    </>
  );
}
