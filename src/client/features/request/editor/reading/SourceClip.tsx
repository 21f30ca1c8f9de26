import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { color } from '../../../../theme/roles';
import { radius, space } from '../../../../theme/tokens';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { LeaveButton } from '../../../../ui/LeaveButton';
import type { LineSource, PagePart } from '../editorLine';
import { Muted, Panel, PanelHead, Words } from './readingStyles';

/** Rows above and below the line that are shown with it. */
const NEIGHBOURS = 1.6;
/** What is shown of the page beside the line's own words, as a share of its width. */
const BESIDE = 0.015;

/** Where the open line was read from: its part of the page, or its rows in the list and their words. */
export function SourceClip({ source }: { source: LineSource }) {
  return source.pagePart ? <PageClip part={source.pagePart} /> : <RowsClip source={source} />;
}

/** The rows of a sheet or of what was pasted, with their words. */
function RowsClip({ source: { sheet, rows, text } }: { source: LineSource }) {
  const { t } = useTranslation('buyer');
  if (rows.length === 0) return null;
  const named = rows.length > 1 ? `${rows[0]}–${rows.at(-1)}` : String(rows[0]);
  return (
    <Panel aria-label={t('reading.source.label')}>
      <PanelHead>
        <strong>
          {sheet ? t('reading.source.sheet', { sheet, rows: named }) : t('reading.source.rows', { rows: named })}
        </strong>
      </PanelHead>
      <Words data-sentry-mask>{text}</Words>
    </Panel>
  );
}

/** The part of the page, and the way to the whole page. */
function PageClip({ part }: { part: PagePart }) {
  const { t } = useTranslation('buyer');
  const [open, setOpen] = useState(false);
  const { page, place } = part;
  const title = t('reading.source.title', { page: page.page });
  if (!page.picture) return <Muted>{t('reading.source.none', { page: page.page })}</Muted>;
  return (
    <Panel aria-label={title}>
      <PanelHead>
        <strong>{title}</strong>
        {page.pictured && <span>{t('reading.source.pictured')}</span>}
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          {t('reading.source.whole')}
        </Button>
      </PanelHead>
      <Sheet>
        <PagePicture part={part} view={clipOf(part)} label={t('reading.source.image', { page: page.page })} />
      </Sheet>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={t('reading.source.wholeTitle', { page: page.page })}
          width={880}
          footer={<LeaveButton />}
        >
          <Sheet>
            <PagePicture
              part={{ page, place }}
              view={{ x: 0, y: 0, width: page.width, height: page.height }}
              label={t('reading.source.wholeTitle', { page: page.page })}
            />
          </Sheet>
        </Dialog>
      )}
    </Panel>
  );
}

interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The line with its neighbours, as wide as its words. */
function clipOf({ page, place }: PagePart): View {
  const height = (place.y1 - place.y0) * page.height;
  const row = Math.min(height, page.height / 30);
  const y = Math.max(0, place.y0 * page.height - row * NEIGHBOURS);
  const x = Math.max(0, (place.x0 - BESIDE) * page.width);
  return {
    x,
    y,
    width: Math.min(page.width, (place.x1 + BESIDE) * page.width) - x,
    height: Math.min(page.height, place.y1 * page.height + row * NEIGHBOURS) - y,
  };
}

function PagePicture({ part, view, label }: { part: PagePart; view: View; label: string }) {
  const { page, place } = part;
  const { x, y, width, height } = view;
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label} preserveAspectRatio="xMinYMin meet">
      <image href={page.picture ?? ''} x={0} y={0} width={page.width} height={page.height} />
      <Here
        x={place.x0 * page.width - 3}
        y={place.y0 * page.height - 3}
        width={(place.x1 - place.x0) * page.width + 6}
        height={(place.y1 - place.y0) * page.height + 6}
      />
    </svg>
  );
}

const Sheet = styled.div`
  overflow-x: auto;
  padding: ${space(1)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
  svg {
    display: block;
    width: 100%;
    min-width: 620px;
    max-height: 70vh;
  }
`;

const Here = styled.rect`
  fill: none;
  stroke: ${color('accent')};
  stroke-width: 2px;
  vector-effect: non-scaling-stroke;
`;
