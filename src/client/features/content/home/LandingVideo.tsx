import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { by } from '../../../theme/by';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import type { Recording, VideoAudience } from './useRecording';

const Root = styled.figure`
  figcaption {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space(4)};
    margin-top: ${space(3)};
    color: ${color('textMuted')};
    ${type(13)}
  }
`;

/** As wide and high as its recording: a desktop, or on a phone a phone. */
const Frame = styled.div<{ $upright: boolean }>`
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius[16]};
  background: ${color('surfaceSunken')};
  box-shadow: ${theme.shadow.overlay};
  video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${by('$upright', {
    true: `${media.phone} {
      width: min(280px, 100%);
      margin: 0 auto;
      aspect-ratio: 9 / 16;
      border-radius: ${radius[24]};
    }`,
  })}
`;

/** A bright field would dazzle in the dark. */
const DIMMED = { filter: 'brightness(0.8)' };

/** Sizes of the recordings. */
const SIZES = { desktop: [1280, 800], dark: [1280, 800], phone: [576, 1024] } as const;

/**
 * The product at work, recorded from the product itself. Silent; it loads and runs only while it is seen, not for those
 * who want less motion, and has a stop button. The sentence below says the same in words.
 */
export function LandingVideo({ audience, recording }: { audience: VideoAudience; recording: Recording }) {
  const { t } = useTranslation('home');
  const { file, place, video, variant, playing } = recording;
  const [width, height] = SIZES[variant ?? 'desktop'];
  return (
    <Root>
      <Frame ref={place} $upright={recording.upright}>
        {variant && (
          <video
            ref={video}
            key={file}
            width={width}
            height={height}
            style={recording.dimmed ? DIMMED : undefined}
            muted
            loop
            playsInline
            preload="none"
            poster={`${file}.jpg`}
            aria-label={t(`video.${audience}`)}
            onPlay={recording.noteState}
            onPause={recording.noteState}
            onTimeUpdate={recording.noteTime}
          >
            <source src={`${file}.webm`} type="video/webm" />
            <source src={`${file}.mp4`} type="video/mp4" />
          </video>
        )}
      </Frame>
      <figcaption>
        {t(`video.${audience}Text`)}
        <Button
          size="sm"
          variant="secondary"
          icon={playing ? <Pause /> : <Play />}
          onClick={recording.toggle}
          data-stlbs-id={`home-video-${audience}`}
        >
          {playing ? t('video.pause') : t('video.play')}
        </Button>
      </figcaption>
    </Root>
  );
}
