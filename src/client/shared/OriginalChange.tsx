import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Spec } from '../../contract/entities/spec';
import { originalChange } from '../../domain/material/originalChange';
import { color } from '../theme/roles';
import { QuantityText } from './QuantityText';

const Mark = styled.span`
  color: ${color('warningText')};
`;

export interface OriginalLine {
  raw: string;
  spec: Spec;
  qty: string | null;
  uom: string | null;
}

/** Says where a line is no longer what its words say: merged or divided, with its quantity, or its material edited. */
export function OriginalChange({ raw, spec, qty, uom }: OriginalLine) {
  const { t } = useTranslation('trade');
  const change = originalChange({ raw_text: raw, spec, qty });
  if (!change.qty && !change.material) return null;
  return (
    <Mark>
      {change.material && ` · ${t('line.edited')}`}
      {change.qty && (
        <>
          {` · ${t('line.requantified')} `}
          <QuantityText qty={qty} uom={uom} />
        </>
      )}
    </Mark>
  );
}
