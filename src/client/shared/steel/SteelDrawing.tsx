import styled from 'styled-components';
import type { Spec } from '../../../contract/entities/spec';
import { media } from '../../theme/media';
import { quantityFigure } from '../figures';
import { color } from '../../theme/roles';
import type { Measure } from './drawing';
import { drawSteel } from './drawSteel';
import { segment } from './paths';
import { type DrawnSpec, steelForm, steelScale } from './steelForm';

const Box = styled.svg`
  display: block;
  flex-shrink: 0;
  color: ${color('textMuted')};
  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.25px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .face {
    fill: currentColor;
    fill-opacity: 0.14;
    fill-rule: evenodd;
    stroke: none;
  }
  .axis {
    stroke: ${color('accent')};
    stroke-width: 1px;
    stroke-dasharray: 9 3 2 3;
  }
  .measure {
    stroke-width: 0.75px;
  }
  text {
    fill: ${color('text')};
    font-size: 5px;
  }
  ${media.forcedColors} {
    color: CanvasText;
  }
`;

/** A material drawn small: what it is, roughly how large, how thick its wall. */
export function SmallDrawing({ spec }: { spec: DrawnSpec }) {
  const form = steelForm(spec);
  const { edge, face } = drawSteel(form);
  const scale = Math.round(steelScale(form) * 100) / 100;
  return (
    <Box width="100%" height="100%" viewBox="-60 -45 120 90" aria-hidden>
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>
        {face && <path className="face" d={face} />}
        <path d={edge} />
      </g>
    </Box>
  );
}

const millimetres = (length: string) => quantityFigure(String(Math.round(Number(length) * 1000)));

/** What a measure says: only what the specification states. */
function measureText(spec: Spec, of: Measure['of']): string | null {
  switch (of) {
    case 'od':
      return spec.od_mm && `⌀${spec.od_mm}`;
    case 'wall':
      return spec.wall_mm && `t ${spec.wall_mm}`;
    case 'length':
      return spec.length_m && `L ${millimetres(spec.length_m)}`;
    case 'section':
      return spec.section ?? spec.bolt_size ?? null;
  }
}

/**
 * A material as a drawing that fills its place, with its axes and the measures that the specification states. Who shows
 * it names it: the drawing says nothing that the words beside it do not.
 */
export function SteelFigure({ spec }: { spec: Spec }) {
  const { edge, face, axis, measures = [] } = drawSteel(steelForm(spec));
  return (
    <Box width="100%" height="100%" viewBox="-78 -54 156 108" aria-hidden>
      {face && <path className="face" d={face} />}
      <path d={edge} />
      {axis && <path className="axis" d={axis} />}
      {measures.map((measure) => {
        const text = measureText(spec, measure.of);
        return text && <MeasureLine key={measure.of} measure={measure} text={text} />;
      })}
    </Box>
  );
}

/** A dimension line with strokes at its ends. */
function MeasureLine({ measure: { from, to }, text }: { measure: Measure; text: string }) {
  const [[x1, y1], [x2, y2]] = [from, to];
  const upright = x1 === x2;
  const short = Math.hypot(x2 - x1, y2 - y1) < 8;
  const tick = (x: number, y: number) => (upright ? segment(x - 2, y, x + 2, y) : segment(x, y - 2, x, y + 2));
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <>
      <path className="measure" d={segment(x1, y1, x2, y2) + tick(x1, y1) + tick(x2, y2)} />
      <text
        x={upright ? x - 3 : x}
        y={short ? y1 - 4 : upright ? y + 1.8 : y + 7}
        textAnchor={upright && !short ? 'end' : 'middle'}
      >
        {text}
      </text>
    </>
  );
}
