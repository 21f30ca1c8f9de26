import { useTranslation } from 'next-i18next/pages';
import { MAX_LINES } from '../../../../../contract/constants';
import { quantityFigure } from '../../../../shared/figures';
import { Banner } from '../../../../ui/Banner';
import { Button } from '../../../../ui/Button';
import { Inline, Stack } from '../../../../ui/Stack';
import type { LinesWork } from '../useLines';

/** A list was read that is longer than a request may be: which part of it this request takes. */
export function LongListBanner({ long }: { long: NonNullable<LinesWork['long']> }) {
  const { t } = useTranslation('buyer');
  const { count, parts, take, leave } = long;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" variant="ghost" onClick={leave}>
          {t('longList.leave')}
        </Button>
      }
    >
      <Stack $gap={2}>
        <span>{t('longList.text', { count, most: quantityFigure(String(MAX_LINES)) })}</span>
        {parts.length > 0 ? (
          <Inline $gap={2}>
            {parts.map((part) => (
              <Button key={part[0]} size="sm" onClick={() => take(part)}>
                {t('longList.take', { from: quantityFigure(String(part[0])), to: quantityFigure(String(part[1])) })}
              </Button>
            ))}
          </Inline>
        ) : (
          <span>{t('longList.full')}</span>
        )}
      </Stack>
    </Banner>
  );
}
