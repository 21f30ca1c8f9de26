import { useEffect, useRef, useState } from 'react';
import { publicEnv } from '../../../env';
import { useReader } from '../../../shared/useReader';
import { wantsLessMotion } from '../../../ui/lessMotion';
import { isNarrow } from '../../../ui/useNarrow';
import { recordedStep } from './recordedStep';
import recordedSteps from './recordedSteps.json';

export type VideoAudience = 'buyer' | 'seller' | 'manage';

/** What a recording was made for: a desktop by day or in the dark look, or a phone. */
type Variant = 'desktop' | 'dark' | 'phone';

const NEAR = '400px';
/** So much of it has to be seen before it runs. */
const SEEN = 0.4;
/** Seconds at which the three steps of each recording begin. */
const STARTS = recordedSteps as Record<string, number[]>;

/** The name of a recording, under which its files and its steps are kept. */
const nameOf = (audience: VideoAudience, language: string, variant: Variant) =>
  [audience, language, ...(variant === 'desktop' ? [] : [variant])].join('.');

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
}

/**
 * What suits this window, as far as it was recorded. A phone's width comes before its look: of a desktop's recording nothing
 * could be read there, and a phone's was made in the light alone.
 */
function variantHere(audience: VideoAudience, language: string): Variant {
  const recorded = (variant: Variant) => nameOf(audience, language, variant) in STARTS;
  if (isNarrow() && recorded('phone')) return 'phone';
  return isDark() && recorded('dark') ? 'dark' : 'desktop';
}

/**
 * The recording of an audience: it plays while it is seen, unless its reader stopped it or wants less motion. `place` is
 * where it will stand: the video itself is wanted only once that is near, since a browser works on an empty one as long as
 * on the rest of the page; until then `variant` is not known.
 */
export function useRecording(audience: VideoAudience) {
  const language = useReader();
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [variant, setVariant] = useState<Variant | null>(null);
  const [playing, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const stopped = useRef(false);
  const name = nameOf(audience, language, variant ?? 'desktop');
  const file = `${publicEnv().cdnUrl}/videos/${name}`;

  useEffect(() => {
    if (!place.current) return;
    stopped.current = wantsLessMotion();
    const coming = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setVariant(variantHere(audience, language)),
      {
        rootMargin: NEAR,
      },
    );
    coming.observe(place.current);
    return () => coming.disconnect();
  }, [audience, language]);

  useEffect(() => {
    const element = video.current;
    if (!variant || !element) return;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) element.pause();
        else if (!stopped.current) void element.play().catch(() => undefined);
      },
      { threshold: SEEN },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [variant, file]);

  const starts = STARTS[name] ?? [];
  const play = (element: HTMLVideoElement) => {
    stopped.current = false;
    void element.play().catch(() => undefined);
  };
  return {
    file,
    place,
    video,
    variant,
    /** A light recording on a dark page. */
    dimmed: variant !== null && variant !== 'dark' && isDark(),
    /** Whether a phone's window is to have a phone's recording. */
    upright: nameOf(audience, language, 'phone') in STARTS,
    playing,
    /** The step that is shown now, from 0; null where the recording has none. */
    step: recordedStep(starts, time),
    noteState: () => setPlaying(video.current?.paused === false),
    noteTime: () => setTime(video.current?.currentTime ?? 0),
    /** Shows a step from its beginning; without steps the recording from its own. */
    jump: (index: number) => {
      const element = video.current;
      if (!element) return;
      element.currentTime = starts[index] ?? 0;
      setTime(element.currentTime);
      play(element);
      element.scrollIntoView({ block: 'nearest' });
    },
    toggle: () => {
      const element = video.current;
      if (!element) return;
      if (element.paused) return play(element);
      stopped.current = true;
      element.pause();
    },
  };
}

export type Recording = ReturnType<typeof useRecording>;
