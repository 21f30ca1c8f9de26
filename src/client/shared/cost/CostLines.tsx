import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { CostAssignment } from '../../../contract/entities/budget';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { Select } from '../../ui/Select';
import { Columns, Stack } from '../../ui/Stack';
import { Heading } from '../../ui/Text';
import type { CostLine } from './chargedLines';
import { CostFields } from './CostFields';
import { type CostCodes, NO_COST } from './useCostCodes';

const Line = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  align-items: end;
  & > legend {
    margin-bottom: ${space(1)};
  }
  ${media.phone} {
    align-items: start;
  }
`;

type Props = {
  lines: readonly CostLine[];
  codes: CostCodes;
  /** The lines that are charged otherwise than the record. */
  apart: CostAssignment['lines'];
  onChange: (apart: CostAssignment['lines']) => void;
};

/** Single lines of a record that are charged otherwise than the record itself. */
export function CostLines({ lines, codes, apart, onChange }: Props) {
  const { t } = useTranslation('budget');
  const lineOf = (id: string) => lines.find((line) => line.id === id);
  const left = lines.filter(({ id }) => !apart.some(({ line_id }) => line_id === id));
  return (
    <Stack $gap={3}>
      <Heading as="h3" $size={14}>
        {t('cost.byLine')}
      </Heading>
      {apart.map((one, place) => {
        const line = lineOf(one.line_id);
        if (!line) return null;
        const name = t('cost.line', { no: line.line_no, text: line.text });
        return (
          <Line key={one.line_id}>
            <legend>{name}</legend>
            <Columns>
              <CostFields
                codes={codes}
                value={one}
                onChange={(chosen) => onChange(apart.with(place, { ...one, ...chosen }))}
              />
            </Columns>
            <IconButton
              icon={<X />}
              label={t('cost.dropLine', { line: name })}
              onClick={() => onChange(apart.toSpliced(place, 1))}
            />
          </Line>
        );
      })}
      {left.length > 0 && (
        <Field label={t('cost.addLine')}>
          <Select
            placeholder={t('cost.chooseLine')}
            options={left.map((line) => ({
              value: line.id,
              label: t('cost.line', { no: line.line_no, text: line.text }),
            }))}
            value=""
            onChange={({ target }) => {
              if (target.value) onChange([...apart, { line_id: target.value, ...NO_COST }]);
            }}
          />
        </Field>
      )}
    </Stack>
  );
}
