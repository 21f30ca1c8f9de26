import { useTranslation } from 'next-i18next/pages';
import type { RequestStart } from '../../../paths';
import { InlineError } from '../../../ui/InlineError';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { CartIntake } from '../intake/CartIntake';
import { CopyIntake } from '../intake/CopyIntake';
import { PasteIntake } from '../intake/PasteIntake';
import { UploadIntake } from '../intake/UploadIntake';
import { BringButtons } from './BringButtons';
import type { EditorLine } from './editorLine';
import { LineSheet } from './LineSheet';
import { type LinesChange, useLines } from './useLines';

export type LinesSectionProps = {
  way: RequestStart;
  lines: readonly EditorLine[];
  onChange: LinesChange;
  /** What the server refused, by the line's key. */
  refused: ReadonlyMap<string, string>;
  error: string | null;
  /** Whether a list that was dropped on the home page belongs here. */
  takesKept?: boolean;
};

/** The list: first a place to bring it from, then a spreadsheet of what was understood. */
export function LinesSection({ way, lines, onChange, refused, error, takesKept = true }: LinesSectionProps) {
  const { t } = useTranslation('buyer');
  const work = useLines({ way, lines, onChange, takesKept });
  const { bringing, showsGrid, intake } = work;
  return (
    <Section
      id="lines"
      title={t('lines.title')}
      note={showsGrid && <span data-paper="none">{t('lines.note')}</span>}
      actions={showsGrid && <BringButtons adding={work.adding} onToggle={work.toggle} />}
    >
      <Stack $gap={3}>
        {error && <InlineError>{error}</InlineError>}
        {bringing === 'upload' && <UploadIntake intake={intake} />}
        {bringing === 'paste' && <PasteIntake intake={intake} />}
        {bringing === 'cart' && <CartIntake onRead={work.append} />}
        {bringing === 'copy' && <CopyIntake />}
        {showsGrid && <LineSheet lines={lines} refused={refused} work={work} />}
      </Stack>
    </Section>
  );
}
