import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { late } from '../../ui/late';
import type { DrawnSpec } from './steelForm';

/** Drawings come after the words: what draws them is no part of a page's first scripts, its lines none of its markup. */
const SmallDrawing = late(() => import('./SteelDrawing').then((part) => part.SmallDrawing));

/** A material as a drawing that fills its place, with the measures that its specification states. */
export const SteelFigure = late(() => import('./SteelDrawing').then((part) => part.SteelFigure));

/** The place of a drawing, four to three, kept until it is there. */
const Place = styled.span`
  display: block;
  flex-shrink: 0;
  aspect-ratio: 4 / 3;
`;

type ThumbProps = { spec: DrawnSpec; width?: number };

/** A material as a small drawing beside its name. */
export function SteelThumb({ spec, width = 40 }: ThumbProps) {
  return (
    <Place style={{ width }} aria-hidden>
      <SmallDrawing spec={spec} />
    </Place>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

/** What is said of a material, with its small drawing before it. */
export function BesideDrawing({ spec, children }: { spec: DrawnSpec | null | undefined; children: ReactNode }) {
  if (!spec) return children;
  return (
    <Row>
      <SteelThumb spec={spec} />
      <Words>{children}</Words>
    </Row>
  );
}
