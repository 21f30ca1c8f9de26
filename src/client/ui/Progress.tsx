import styled, { keyframes } from 'styled-components';
import { edge, solidEdge } from '../theme/edge';
import { color } from '../theme/roles';
import { motion, radius, space, type } from '../theme/tokens';

/** The bar is two fifths as wide as its track. */
const slide = keyframes`from { transform: translateX(-100%); } to { transform: translateX(250%); }`;

const Track = styled.div.attrs({ role: 'progressbar' })`
  position: relative;
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color('surfaceSunken')};
  ${edge}
`;

/** Without a share it runs along; with one it has `--left-out` of its width before its beginning. */
const Bar = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  width: 100%;
  border-radius: ${radius.round};
  background: ${color('accent')};
  ${solidEdge}
  transform-origin: left;
  transition: transform ${motion.slow};
  transform: translateX(var(--left-out));
  &[data-open] {
    width: 40%;
    transform: none;
    animation: ${slide} 1200ms ease-in-out infinite;
  }
`;

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(1.5)};
  color: ${color('textMuted')};
  ${type(13)}
  font-variant-numeric: tabular-nums;
`;

export type ProgressProps = {
  /** 0 to 1; null while it is unknown. */
  value: number | null;
  label: string;
  /** Hides the words above the bar; the label still names it. */
  bare?: boolean;
};

/** How far long work has come. */
export function Progress({ value, label, bare }: ProgressProps) {
  const percent = value === null ? undefined : Math.floor(value * 100);
  return (
    <div>
      {!bare && (
        <Words aria-hidden>
          <span>{label}</span>
          {percent !== undefined && <span>{percent}%</span>}
        </Words>
      )}
      <Track aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <Bar
          data-open={value === null || undefined}
          style={value === null ? undefined : { '--left-out': `${(Math.min(1, Math.max(0, value)) - 1) * 100}%` }}
        />
      </Track>
    </div>
  );
}
