import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useReader } from '../../../shared/useReader';
import { publicEnv } from '../../../env';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { useEffect, useRef, useState } from 'react';
import { wantsLessMotion } from '../../../ui/lessMotion';

const Root = styled.figure`
  figcaption {
    margin-top: ${space(3)};
    color: ${color('textMuted')};
    ${type(13)}
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius[16]};
  background: ${color('surfaceSunken')};
  box-shadow: ${theme.shadow.overlay};
  video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Control = styled.div`
  position: absolute;
  right: ${space(3)};
  bottom: ${space(3)};
`;

export type VideoAudience = 'buyer' | 'seller' | 'manage';

/**
 * The product at work, recorded from the product itself. Silent; it loads and runs only while it is seen, not for those
 * who want less motion, and has a stop button. The sentence below says the same in words.
 */
export function LandingVideo({ audience }: { audience: VideoAudience }) {
  const { t } = useTranslation('home');
  const file = `${publicEnv().cdnUrl}/videos/${audience}.${useReader()}`;
  const { place, video, near, playing, toggle, noteState } = usePlayInView(file);
  const control = playing ? t('video.pause') : t('video.play');
  return (
    <Root>
      <Frame ref={place}>
        {near && (
          <video
            ref={video}
            key={file}
            width={1280}
            height={800}
            muted
            loop
            playsInline
            preload="none"
            poster={`${file}.jpg`}
            aria-label={t(`video.${audience}`)}
            onPlay={noteState}
            onPause={noteState}
          >
            <source src={`${file}.webm`} type="video/webm" />
            <source src={`${file}.mp4`} type="video/mp4" />
          </video>
        )}
        <Control>
          <Button
            size="sm"
            variant="secondary"
            icon={playing ? <Pause /> : <Play />}
            onClick={toggle}
            data-stlbs-id={`home-video-${audience}`}
          >
            {control}
          </Button>
        </Control>
      </Frame>
      <figcaption>{t(`video.${audience}Text`)}</figcaption>
    </Root>
  );
}

const NEAR = '400px';
/** So much of it has to be seen before it runs. */
const SEEN = 0.4;

/**
 * Plays the video of a file while it is seen, unless its reader stopped it or wants less motion. `place` is where it will
 * stand: the video itself is wanted only once that is `near`, since a browser works on an empty one as long as on the
 * rest of the page.
 */
function usePlayInView(file: string) {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [near, setNear] = useState(false);
  const [playing, setPlaying] = useState(false);
  const stopped = useRef(false);

  useEffect(() => {
    if (!place.current) return;
    stopped.current = wantsLessMotion();
    const coming = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR });
    coming.observe(place.current);
    return () => coming.disconnect();
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!near || !element) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) element.pause();
        else if (!stopped.current) void element.play().catch(() => undefined);
      },
      { threshold: SEEN },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [near, file]);

  return {
    place,
    video,
    near,
    playing,
    noteState: () => setPlaying(video.current?.paused === false),
    toggle: () => {
      const element = video.current;
      if (!element) return;
      stopped.current = !element.paused;
      if (element.paused) void element.play().catch(() => undefined);
      else element.pause();
    },
  };
}
