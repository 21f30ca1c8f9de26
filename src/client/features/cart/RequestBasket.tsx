import { BesideDrawing, SteelThumb } from '../../shared/steel/Steel';
import { useTranslation } from 'next-i18next/pages';
import type { CartRequestLine } from '../../../contract/entities/cart';
import { SpecText } from '../../shared/SpecText';
import { WeightText } from '../../shared/WeightText';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { Inline, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { QuantityCell } from './QuantityCell';
import { RemoveButton } from './RemoveButton';
import { useHasCart } from './useCart';
import type { CartRemoval } from './useCartRemoval';

type Props = { lines: readonly CartRequestLine[]; weight: string; removal: CartRemoval };

/** Lines gathered for one request. */
export function RequestBasket({ lines, weight, removal }: Props) {
  const { t } = useTranslation('cart');
  const own = useHasCart();
  const next = paths.buyer.editorFrom('cart');
  if (lines.length === 0) {
    return (
      <EmptyState
        bordered
        drawing={<SteelThumb width={96} spec={{ category: 'fitting', type: 'ELBOW 90 LR', dn: [300] }} />}
        title={t('emptyRequest')}
        text={t('emptyRequestText')}
        action={<ButtonLink href={paths.buyer.search()}>{t('toStores')}</ButtonLink>}
      />
    );
  }
  return (
    <Stack $gap={4}>
      <DataTable
        aria-label={t('request')}
        rows={lines}
        rowKey={(line) => line.id}
        columns={[
          {
            key: 'material',
            header: t('material'),
            wrap: true,
            render: (line) => (
              <BesideDrawing spec={line.spec}>
                <SpecText spec={line.spec} raw={line.raw_text} withRaw />
              </BesideDrawing>
            ),
          },
          {
            key: 'quantity',
            header: t('quantity'),
            align: 'right',
            width: '136px',
            render: (line) => <QuantityCell id={line.id} qty={line.qty} uom={line.uom} />,
          },
          {
            key: 'weight',
            header: t('weight'),
            align: 'right',
            width: '96px',
            render: (line) => (line.weight_kg ? <WeightText kg={line.weight_kg} /> : '–'),
          },
          {
            key: 'remove',
            header: '',
            label: '',
            width: '48px',
            corner: true,
            render: (line) => <RemoveButton line={line} removal={removal} />,
          },
        ]}
      />
      <Inline $justify="flex-end">
        <Text as="span">
          <WeightText kg={weight} />
        </Text>
        <ButtonLink variant="primary" href={own ? next : paths.auth.promoteSignUp({ next })}>
          {t('toRequest', { count: lines.length })}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
