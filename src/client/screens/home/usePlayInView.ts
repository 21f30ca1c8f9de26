import { useEffect, useRef, useState } from 'react';
import { wantsLessMotion } from '../../ui/lessMotion';

const NEAR = '400px';
/** So much of it has to be seen before it runs. */
const SEEN = 0.4;

/**
 * Plays the video of a file while it is seen, unless its reader stopped it or wants less motion. `place` is where it will
 * stand: the video itself is wanted only once that is `near`, since a browser works on an empty one as long as on the
 * rest of the page.
 */
export function usePlayInView(file: string) {
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
