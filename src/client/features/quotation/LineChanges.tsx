import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { RfqLine } from '../../../contract/entities/rfq';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { type LineChange, lineChanges } from '../../../domain/material/lineChange';
import { quantityFigure } from '../../shared/figures';
import { useReader } from '../../shared/useReader';
import type { Texts } from '../../textKeys';

const Change = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1)};
  color: ${color('warningText')};
  font-weight: 400;
  ${type(12)}
  & > svg {
    width: 12px;
    height: 12px;
  }
`;

/** What the buyer changed of a line, from what to what; nothing of one that was not amended. */
export function LineChanges({ line, answered }: { line: RfqLine; answered: string | null }) {
  const { t } = useTranslation('seller');
  const changes = useLineChanges()(line, answered);
  return changes.map(({ what, before, after }) => (
    <Change key={what}>
      {t('change.word')} {before || t('change.none')}
      <ArrowRight aria-hidden />
      <VisuallyHidden>{t('change.to')}</VisuallyHidden>
      {after || t('change.none')}
    </Change>
  ));
}

/** Shows what an amendment changed of a line since it was answered, as the reader writes it. */
function useLineChanges(): (line: RfqLine, answered: string | null) => LineChange[] {
  const { t } = useTranslation('trade');
  const language = useReader();
  const quantity = (qty: string, uom: string | null) =>
    `${quantityFigure(qty)}${uom ? ` ${t(`uom.${uom as keyof Texts['trade']['uom']}`)}` : ''}`;
  return (line, answered) => lineChanges(line, answered, { language, quantity });
}
