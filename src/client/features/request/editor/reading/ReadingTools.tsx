import { Combine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { Banner } from '../../../../ui/Banner';
import { Button } from '../../../../ui/Button';
import { Inline, Stack } from '../../../../ui/Stack';
import { UndoBar } from '../../../../ui/UndoBar';
import type { EditorLine } from '../editorLine';
import { alike } from './alike';
import { useCellNames } from './useCellNames';
import { useDuplicates } from './useDuplicates';
import { WordLesson } from './WordLesson';
import type { Corrections } from './useCorrections';

type Props = { corrections: Corrections; lines: readonly EditorLine[] };

/** Below the grid: the way back, the offer to correct lines alike, and duplicates to join. */
export function ReadingTools({ corrections, lines }: Props) {
  const { t } = useTranslation('buyer');
  const name = useCellNames();
  const { done, offer, lesson } = corrections;
  const duplicates = useDuplicates(lines);
  const others = useMemo(() => (offer ? alike(lines, offer).length : 0), [lines, offer]);
  return (
    <Stack $gap={2}>
      {done && (
        <UndoBar key={done.id} onUndo={corrections.undo} onExpire={corrections.expire}>
          {t(`reading.done.${done.kind}`, { count: done.count })}
        </UndoBar>
      )}
      {offer && others > 0 && (
        <Banner
          tone="info"
          action={
            <Inline>
              <Button size="sm" onClick={corrections.dismiss}>
                {t('reading.onlyThis')}
              </Button>
              <Button size="sm" variant="primary" onClick={() => corrections.spread(offer)}>
                {t('reading.spread', { count: others })}
              </Button>
            </Inline>
          }
        >
          {t('reading.offer', { field: name(offer.cell), from: offer.from || t('reading.empty'), to: offer.to })}
        </Banner>
      )}
      {lesson && (
        <WordLesson
          key={`${lesson.line.key} ${lesson.cell} ${lesson.to}`}
          correction={lesson}
          onDone={corrections.forgetLesson}
        />
      )}
      {duplicates > 0 && (
        <div>
          <Button size="sm" icon={<Combine />} onClick={corrections.join}>
            {t('reading.join', { count: duplicates })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
