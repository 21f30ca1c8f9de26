import { useEffect, useRef, useState } from 'react';

const NEAR = '400px';
/** So much of it has to be seen before it runs. */
const SEEN = 0.4;

/** Plays a video while it is seen, unless its reader stopped it or wants less motion. */
export function usePlayInView() {
  const video = useRef<HTMLVideoElement>(null);
  const [near, setNear] = useState(false);
  const [playing, setPlaying] = useState(false);
  const stopped = useRef(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    stopped.current = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const coming = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: NEAR });
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) element.pause();
        else if (!stopped.current) void element.play().catch(() => undefined);
      },
      { threshold: SEEN },
    );
    coming.observe(element);
    seen.observe(element);
    return () => {
      coming.disconnect();
      seen.disconnect();
    };
  }, []);

  return {
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
