import { useQuery } from '@tanstack/react-query';
import { CircleDot, Cylinder, Nut, Package, Spline, Torus, Waypoints } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import type { Spec } from '../../../contract/entities/spec';
import { useApi } from '../../api/ApiProvider';
import { marketQueries } from '../../queries/market';
import { useStaleOnceLeft } from '../../queries/useStaleOnceLeft';
import { color } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';
import { theme } from '../../theme/theme';
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
`;

const Picture = styled.img<{ $whole?: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: ${({ $whole = true }) => ($whole ? 'contain' : 'cover')};
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
  border: 2px solid ${({ $current }) => ($current ? theme.color.accent : theme.color.line)};
  border-radius: ${radius[4]};
`;

const SIGNS: Partial<Record<Spec['category'], typeof Package>> = {
  pipe: Cylinder,
  flange: Torus,
  fitting: Spline,
  valve: Waypoints,
  gasket: CircleDot,
  bolt: Nut,
};

type Props = { itemId: string; name: string; category: Spec['category']; count: number };

/** Photos of an item; without any, the sign of what it is. */
export function ItemPhotos({ itemId, name, category, count }: Props) {
  const { t } = useTranslation('market');
  const found = marketQueries(useApi()).photos(itemId);
  const { data, refetch } = useQuery({ ...found, enabled: count > 0 });
  useStaleOnceLeft(found.queryKey);
  const [chosen, setChosen] = useState(0);
  const photos = data?.items ?? [];
  const photo = photos[chosen] ?? photos[0];
  const Sign = SIGNS[category] ?? Package;
  if (count === 0) {
    return (
      <Stage>
        <Sign size={56} strokeWidth={1.25} aria-hidden />
        {t('photo.none')}
      </Stage>
    );
  }
  return (
    <div>
      <Stage>
        {/* The address holds for a minute; a page left open longer asks for a new one. */}
        {photo && (
          <Picture src={photo.url} alt={t('photo.of', { name, no: chosen + 1 })} onError={() => void refetch()} />
        )}
      </Stage>
      {photos.length > 1 && (
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
        </Strip>
      )}
    </div>
  );
}
