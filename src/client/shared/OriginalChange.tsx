import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
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
  // The words are read for it, which takes longer than the rest of a line.
  const change = useMemo(() => originalChange({ raw_text: raw, spec, qty }), [raw, spec, qty]);
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
