import { useTranslation } from 'next-i18next/pages';
import type { OpenItemDetail } from '../../../contract/entities/market';
import { kindName, ratingLabel, sizeText } from '../../../domain/material/describe';
import { originText } from '../../../domain/material/originName';
import { weighedUnit } from '../../../domain/material/unitWeight';
import { QuantityText } from '../../shared/QuantityText';
import { useReader } from '../../shared/useReader';
import { WeightText } from '../../shared/WeightText';
import { Card } from '../../ui/Card';
import { KeyValueList } from '../../ui/KeyValueList';

/** Their own outside diameter is another one: what their size says is that of the pipe they go with. */
const OF_PIPE: ReadonlySet<string> = new Set(['flange', 'valve', 'gasket']);

/** Facts of an open item, those that are known. */
export function ItemFacts({ item }: { item: OpenItemDetail }) {
  const { t } = useTranslation('market');
  const { t: trade } = useTranslation('trade');
  const language = useReader();
  const { spec } = item;
  const known = [
    ['category', trade(`category.${spec.category}`)],
    ['type', spec.type && kindName(spec, language)],
    ['condition', t(`condition.${item.condition}`)],
    ['size', sizeText(spec, language)],
    ['schedule', ratingLabel({ ...spec, class: null, wall_mm: null }, language)],
    ['class', ratingLabel({ ...spec, schedule: [], wall_mm: null }, language)],
    ['grade', spec.grade],
    ['standard', spec.standard],
    ['system', spec.size_system && t(`system.${spec.size_system}`)],
    [OF_PIPE.has(spec.category) ? 'pipeOd' : 'od', spec.od_mm && `${spec.od_mm} mm`],
    ['wall', spec.wall_mm && `${spec.wall_mm} mm`],
    ['length', spec.length_m && `${spec.length_m} m`],
    ['maker', item.maker],
    ['origin', originText(item.origin, language)],
    ['certificate', item.certificate_type === 'none' ? t('item.noCertificate') : `EN 10204 ${item.certificate_type}`],
    ['heat', item.heat_no],
    ['place', item.place],
    [
      'unitWeight',
      item.unit_weight_kg && <WeightText key="kg" kg={item.unit_weight_kg} per={weighedUnit(item.spec, item.uom)} />,
    ],
    ['quantity', <QuantityText key="qty" qty={item.open_qty} uom={item.uom} />],
    ['moq', item.moq !== '0' && <QuantityText key="moq" qty={item.moq} uom={item.uom} />],
    ['multiple', item.multiple !== '0' && <QuantityText key="multiple" qty={item.multiple} uom={item.uom} />],
    ['remark', item.remark],
  ] as const;
  return (
    <Card>
      <KeyValueList
        columns={2}
        labelWidth="124px"
        items={known
          .filter(([, value]) => Boolean(value))
          .map(([key, value]) => ({ key, label: t(`fact.${key}`), value }))}
      />
    </Card>
  );
}
