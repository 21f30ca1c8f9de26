import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import type { Spec } from '../../../contract/entities/spec';
import { useApi } from '../../api/ApiProvider';
import { marketQueries } from '../../queries/market';
import { SteelFigure, SteelThumb } from '../../shared/steel/Steel';
import { useStaleOnceLeft } from '../../queries/useStaleOnceLeft';
import { by } from '../../theme/by';
import { color } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';
import { NativeButton } from '../../ui/nativeControls';

const Stage = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
  ${type(13)}
  & > svg {
    flex: 1;
    min-height: 0;
  }
`;

const Picture = styled.img<{ $whole?: boolean }>`
  width: 100%;
  height: 100%;
  ${by('$whole', { true: 'object-fit: contain;', false: 'object-fit: cover;' }, 'true')}
`;

const Strip = styled.div`
  display: flex;
  gap: ${space(2)};
  margin-top: ${space(2)};
  overflow-x: auto;
`;

const Thumb = styled(NativeButton)<{ $current: boolean }>`
  flex-shrink: 0;
  width: 64px;
  height: 48px;
  padding: 0;
  overflow: hidden;
  border: 2px solid ${color('line')};
  ${by('$current', { true: `border-color: ${color('accent')};` })}
  border-radius: ${radius[4]};
`;

const Drawn = styled.figcaption`
  padding: 0 ${space(4)} ${space(2)};
  text-align: center;
`;

type Props = { itemId: string; name: string; spec: Spec; count: number };

/** Photos of an item and, last or where there are none, its drawing from the specification. */
export function ItemPhotos({ itemId, name, spec, count }: Props) {
  const { t } = useTranslation('market');
  const found = marketQueries(useApi()).photos(itemId);
  const { data, refetch } = useQuery({ ...found, enabled: count > 0 });
  useStaleOnceLeft(found.queryKey);
  const [chosen, setChosen] = useState(0);
  const photos = data?.items ?? [];
  const photo = photos[chosen];
  const drawn = count === 0 || (photos.length > 0 && !photo);
  return (
    <div>
      <Stage as="figure" aria-label={drawn ? t('photo.drawing', { name }) : undefined}>
        {/* The address holds for a minute; a page left open longer asks for a new one. */}
        {photo && (
          <Picture src={photo.url} alt={t('photo.of', { name, no: chosen + 1 })} onError={() => void refetch()} />
        )}
        {drawn && (
          <>
            <SteelFigure spec={spec} />
            <Drawn>{t('photo.drawn')}</Drawn>
          </>
        )}
      </Stage>
      {photos.length > 0 && (
        <Strip>
          {photos.map(({ file_id, url }, index) => (
            <Thumb
              key={file_id}
              type="button"
              $current={index === chosen}
              aria-label={t('photo.show', { no: index + 1 })}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              <Picture src={url} alt="" $whole={false} />
            </Thumb>
          ))}
          <Thumb
            type="button"
            $current={!photo}
            aria-label={t('photo.showDrawing')}
            aria-pressed={!photo}
            onClick={() => setChosen(photos.length)}
          >
            <SteelThumb spec={spec} width={60} />
          </Thumb>
        </Strip>
      )}
    </div>
  );
}
