import { Check, Pause, Play, RotateCcw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { QuantityText } from '../../../shared/QuantityText';
import { useReader } from '../../../shared/useReader';
import { WeightText } from '../../../shared/WeightText';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useTakenOver } from '../../../ui/useTakenOver';
import { sampleReading } from './sampleReading';

/** Seconds between two lines, and before the first. */
const [PACE, START] = [0.28, 0.3];

/** Both move by transforms alone: the page comes to life meanwhile, and its thread has no frame of them to draw. */
const scan = keyframes`
  from { transform: scaleX(0); }
  60% { transform: none; }
`;

/** Once it has ended there is nothing to pause; its script, which knows the way to begin again, comes with the first use. */
const away = keyframes`
  to { visibility: hidden; }
`;

/** A cover goes from the left as the line is read; its words have their full colour all the while. */
const arrive = keyframes`
  from { transform: none; }
`;

const Root = styled.div`
  position: relative;
  & > button {
    position: absolute;
    top: -42px;
    right: ${space(3)};
  }
  &:not([data-live]) > button {
    animation: ${away} 0s var(--end) forwards;
  }
  ${media.reducedMotion} {
    & > button {
      display: none;
    }
  }
`;

const List = styled.ol`
  padding: ${space(1)} 0;
  &[data-paused] *::before,
  &[data-paused] *::after {
    animation-play-state: paused !important;
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: 0 ${space(4)};
  align-items: center;
  min-height: 40px;
  padding: ${space(1)} ${space(5)};
  ${type(13)}
  & > code,
  & > span {
    position: relative;
  }
  & > code {
    isolation: isolate;
    padding: 1px ${space(1)};
    color: ${color('textMuted')};
    font: inherit;
    white-space: pre-wrap;
  }
  & > code::before,
  & > span::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > code::before {
    z-index: -1;
    border-radius: 3px;
    background: ${color('accentSurface')};
    transform-origin: left;
    animation: ${scan} 400ms var(--at) ease-out backwards;
  }
  & > span::after {
    background: ${color('surface')};
    transform: scaleX(0);
    transform-origin: right;
    animation: ${arrive} 240ms calc(var(--at) + 200ms) ease-out backwards;
  }
  ${media.reducedMotion} {
    & > code::before,
    & > span::after {
      animation: none !important;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(0.5)} ${space(3)};
    padding: ${space(1.5)} ${space(4)};
    & > code {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
`;

const Words = styled.span`
  font-weight: ${weight.medium};
`;

const Figures = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  & > span {
    min-width: 72px;
    text-align: right;
  }
  & > svg {
    width: 16px;
    height: 16px;
    color: ${color('success')};
  }
  ${media.phone} {
    & > span {
      min-width: 0;
    }
  }
`;

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  padding: ${space(2)} ${space(5)};
  border-top: 1px solid ${color('line')};
  background: ${color('surfaceMuted')};
  color: ${color('textMuted')};
  ${type(13)}
  & > strong {
    color: ${color('text')};
  }
  ${media.phone} {
    padding: ${space(2)} ${space(4)};
  }
`;

type Course = 'running' | 'paused' | 'done';

/**
 * A list as people write it, and beside each line what the reader makes of it, one after the other. It is the record of a
 * real reading. It moves by styles alone, so that it is there before any script is, and stands still for who wants less motion.
 */
export function ReadingShow() {
  const { t } = useTranslation('home');
  const { lines, kg, unweighed } = sampleReading[useReader()];
  const [course, setCourse] = useState<Course>('running');
  const [round, setRound] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const live = useTakenOver();
  useEffect(() => {
    // It may have come to its end before this script came.
    const moving = list.current?.getAnimations?.({ subtree: true }).some(({ playState }) => playState === 'running');
    if (!moving) setCourse('done');
  }, [round]);
  const press = () => {
    if (course !== 'done') return setCourse(course === 'paused' ? 'running' : 'paused');
    setRound(round + 1);
    setCourse('running');
  };
  const controls = {
    running: { icon: <Pause />, label: t('video.pause') },
    paused: { icon: <Play />, label: t('video.play') },
    done: { icon: <RotateCcw />, label: t('show.again') },
  }[course];
  return (
    <Root data-live={live || undefined} style={{ '--end': `${START + lines.length * PACE + 0.2}s` }}>
      <Button variant="ghost" size="sm" icon={controls.icon} onClick={press} data-stlbs-id="home-show">
        {controls.label}
      </Button>
      <List key={round} ref={list} aria-label={t('show.label')} data-paused={course === 'paused' || undefined}>
        {lines.map((line, index) => (
          <Line
            key={line.text}
            style={{ '--at': `${(START + index * PACE).toFixed(2)}s` }}
            onAnimationEnd={() => index === lines.length - 1 && setCourse((now) => (now === 'running' ? 'done' : now))}
          >
            <code>{line.text}</code>
            <Words>
              <VisuallyHidden>{t('result.material')}: </VisuallyHidden>
              {line.words}
            </Words>
            <Figures>
              <QuantityText qty={line.qty} uom={line.uom} />
              <WeightText kg={line.kg} />
              <Check aria-hidden />
            </Figures>
          </Line>
        ))}
      </List>
      <Sum>
        <strong>{t('result.title', { count: lines.length })}</strong>
        <span>
          {t('result.total')}{' '}
          <strong>
            <WeightText kg={kg} />
          </strong>
        </span>
        {unweighed > 0 && <span>{t('result.unknownWeight', { count: unweighed })}</span>}
      </Sum>
    </Root>
  );
}
