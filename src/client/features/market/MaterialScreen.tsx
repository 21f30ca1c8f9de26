import { UOMS } from '../../../contract/choices';
import { isQuantity } from '../../../contract/figures';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { CompanyName } from '../../shared/CompanyName';
import { InterestButton } from '../../shared/market/InterestButton';
import { RecordState } from '../../shell/errors/RecordState';
import { paths } from '../../paths';
import { marketQueries } from '../../queries/market';
import { useSession } from '../../shell/session/useSession';
import { useRoute } from '../../shell/useRoute';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';
import { PageHeader } from '../../ui/PageHeader';
import { Stack, Columns, Inline } from '../../ui/Stack';
import { TextLink, Text } from '../../ui/Text';
import { rangeText } from './rangeText';
import { useState } from 'react';
import type { SaleMaterial } from '../../../contract/entities/person';
import type { Uom } from '../../../contract/entities/rfq';
import { classLabel } from '../../../domain/material/pressureClass';
import { BasketButton } from './BasketButton';
import { useReader } from '../../shared/useReader';
import { SpecText } from '../../shared/SpecText';
import { Field } from '../../ui/Field';
import { NumberInput } from '../../ui/NumberInput';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import { useLoaded } from '../../ui/useLoaded';

/** One sale material of a store. */
export function MaterialScreen() {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const { loggedIn } = useSession();
  const language = useReader();
  const record = useQuery(marketQueries(useApi()).material(useRoute().query.x ?? ''));
  if (!record.data) return <RecordState {...record} />;
  const { material, store, own, saved } = record.data;
  const name = trade(`category.${material.category}`);
  const listed = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : t('material.any'));
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('stores.title'), href: paths.buyer.search() },
          { label: store.name, href: paths.buyer.store(store.id) },
          { label: name },
        ]}
        title={t('material.title', { category: name })}
        meta={
          <TextLink href={paths.buyer.store(store.id)}>
            <CompanyName name={store.name} verified={store.verified} />
          </TextLink>
        }
        actions={
          <>
            {loggedIn && !own && <InterestButton type="material" id={material.id} saved={saved} />}
            <ButtonLink href={paths.buyer.selectType()}>{t('stock.request')}</ButtonLink>
          </>
        }
      />
      <Stack $gap={6}>
        <Card>
          <KeyValueList
            items={[
              { key: 'type', label: trade('field.type'), value: listed(material.types) },
              { key: 'grade', label: trade('field.grade'), value: listed(material.grades) },
              { key: 'size', label: trade('field.size'), value: rangeText(material) || t('material.any') },
              {
                key: 'class',
                label: trade('field.class'),
                value: listed(material.classes.map((rating) => classLabel(rating, language))),
              },
              { key: 'maker', label: t('facet.maker'), value: listed(material.makers) },
            ]}
          />
        </Card>
        {!own && <MaterialAsk material={material} />}
        <div>
          <ButtonLink href={paths.stock.store(store.id, { category: material.category })}>
            {t('material.stock')}
          </ButtonLink>
        </div>
      </Stack>
    </>
  );
}

/** Reads the words of a wish; loaded once the page stands, since it brings the whole reader of lists. */
const loadWordReader = () => import('./readWords').then(({ readWords }) => readWords);

/** What of a store's material is needed, in words, into the request basket. */
function MaterialAsk({ material }: { material: SaleMaterial }) {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const [words, setWords] = useState('');
  const [qty, setQty] = useState('1');
  const [unit, setUnit] = useState<Uom>('EA');
  const readWords = useLoaded(loadWordReader);
  const spec = words.trim() && readWords ? readWords(words, material.category) : null;
  return (
    <Card>
      <Stack $gap={4}>
        <Field label={t('ask.what')} help={spec ? <SpecText spec={spec} /> : t('ask.whatHelp')}>
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
              options={UOMS.map((value) => ({ value, label: trade(`uom.${value}`) }))}
              onChange={(event) => setUnit(event.target.value as Uom)}
            />
          </Field>
        </Columns>
        <BasketButton
          variant="primary"
          line={spec && { raw_text: words.trim(), spec, qty, uom: unit }}
          disabled={!isQuantity(qty)}
          onAdded={() => {
            setWords('');
            setQty('1');
          }}
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
