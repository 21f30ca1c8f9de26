import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { SaleMaterial } from '../../../contract/entities/person';
import { type Uom, uom } from '../../../contract/entities/rfq';
import { quantity } from '../../../contract/values';
import { parseLine } from '../../../domain/material/parseLine';
import { rebuildSpec, specOfLine } from '../../../domain/material/spec';
import { BasketButton } from './BasketButton';
import { SpecText } from '../../parts/SpecText';
import { paths } from '../../paths';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { NumberInput } from '../../ui/NumberInput';
import { Select } from '../../ui/Select';
import { Columns, Inline, Stack } from '../../ui/Stack';
import { Text, TextLink } from '../../ui/Text';
import { TextInput } from '../../ui/TextInput';

/** What of a store's material is needed, in words, into the request basket. */
export function MaterialAsk({ material }: { material: SaleMaterial }) {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const [words, setWords] = useState('');
  const [qty, setQty] = useState('1');
  const [unit, setUnit] = useState<Uom>('EA');
  const read = specOfLine(parseLine(words));
  const spec = read.category === 'other' ? rebuildSpec(read, { category: material.category }) : read;
  const ready = words.trim() !== '' && quantity.safeParse(qty).success;
  return (
    <Card>
      <Stack $gap={4}>
        <Field label={t('ask.what')} help={words.trim() ? <SpecText spec={spec} /> : t('ask.whatHelp')}>
          <TextInput
            maxLength={300}
            placeholder={t('ask.whatPlaceholder')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
        <Columns $count={2} $gap={2}>
          <Field label={t('buy.quantity')}>
            <NumberInput value={qty} onChange={setQty} decimals={3} />
          </Field>
          <Field label={t('ask.unit')}>
            <Select
              value={unit}
              options={uom.options.map((value) => ({ value, label: trade(`uom.${value}`) }))}
              onChange={(event) => setUnit(uom.parse(event.target.value))}
            />
          </Field>
        </Columns>
        <BasketButton
          variant="primary"
          line={{ raw_text: words.trim(), spec, qty, uom: unit }}
          disabled={!ready}
          onAdded={() => setWords('')}
        />
        <Inline>
          <Text as="span" $size={13} $color="textMuted">
            {t('ask.note')}
          </Text>
          <Text as="span" $size={13}>
            <TextLink href={paths.service.cart({ basket: 'request' })}>{t('ask.toBasket')}</TextLink>
          </Text>
        </Inline>
      </Stack>
    </Card>
  );
}
