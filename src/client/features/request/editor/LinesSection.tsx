import { useTranslation } from 'next-i18next/pages';
import { memo, useCallback, useEffect } from 'react';
import { MAX_FILE_BYTES } from '../../../../contract/constants';
import type { Attachment } from '../../../../contract/entities/file';
import type { Currency } from '../../../../contract/values';
import type { CostCodes } from '../../../shared/cost/useCostCodes';
import { useUploads } from '../../../shared/files/useUploads';
import { type RequestStart, paths } from '../../../paths';
import { InlineError } from '../../../ui/InlineError';
import type { GridJump } from '../../../ui/grid/gridTypes';
import { Section } from '../../../ui/Section';
import { Stack } from '../../../ui/Stack';
import { CopyIntake } from '../intake/CopyIntake';
import { PasteIntake } from '../intake/PasteIntake';
import { BringButtons } from './BringButtons';
import { type EditorLine, fromCart } from './editorLine';
import { LineSheet } from './LineSheet';
import type { WrongCell } from './problems';
import { WrongCells } from './WrongCells';
import { LongListBanner } from './longList/LongListBanner';
import type { Part } from './longList/listParts';
import type { Editing } from './useEdited';
import { useLines } from './useLines';
import styled from 'styled-components';
import { AttachmentList } from '../../../shared/files/AttachmentList';
import { UploadRows } from '../../../shared/files/UploadRows';
import { color } from '../../../theme/roles';
import { space, type, weight } from '../../../theme/tokens';
import { LIST_FILES } from '../../../shared/files/spreadsheets';
import { TemplateLink } from '../../../shared/TemplateLink';
import { FileDrop } from '../../../ui/FileDrop';
import type { Intake } from '../intake/useIntake';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/ApiProvider';
import { RecordState } from '../../../shell/errors/RecordState';
import { cartQueries } from '../../../queries/cart';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { LoadingLines } from '../../../ui/Skeleton';

export type LinesSectionProps = {
  way: RequestStart;
  lines: readonly EditorLine[];
  setLines: Editing['setLines'];
  /** The files that the lines were read from. */
  lists: readonly Attachment[];
  setLists: Editing['setLists'];
  currency: Currency;
  /** Called with a line while one of its cells is being typed in. */
  typeLine: (line: EditorLine) => void;
  /** What the server refused, by the line's key. */
  refused: ReadonlyMap<string, string>;
  error: string | null;
  /** The cell of the sheet to go to. */
  jump?: GridJump | null;
  /** The codes that single lines may be charged to; null where none are chosen. */
  codes?: CostCodes | null;
  /** Goes to a cell of the sheet. */
  onJump: (cell: WrongCell) => void;
  /** Called with whether text was pasted that is not read yet. */
  onUnread?: (unread: boolean) => void;
  /** Each higher number opens the place for pasted text. */
  pasteOpened?: number;
  /** Whether a list that was dropped on the home page belongs here. */
  takesKept?: boolean;
};

/**
 * The list: first a place to bring it from, then a spreadsheet of what was understood. Drawn again only for what it shows: not for
 * a letter in the request's name, nor as the window before sending opens.
 */
export const LinesSection = memo(function LinesSection(props: LinesSectionProps) {
  const { way, lines, setLines, lists, setLists, refused, error, jump = null, codes = null } = props;
  const { onUnread, pasteOpened = 0 } = props;
  const { t } = useTranslation('buyer');
  const onArrived = useCallback((file: Attachment) => setLists((now) => [...now, file]), [setLists]);
  const uploads = useUploads('RMLF', onArrived);
  const work = useLines({
    way,
    lines,
    onChange: setLines,
    onFile: uploads.add,
    takesKept: props.takesKept ?? true,
    pasteOpened,
  });
  const { bringing, showsGrid, intake, long } = work;
  // What is not taken of a list that was too long has been read all the same.
  const taking = long && {
    ...long,
    take: (part: Part) => {
      long.take(part);
      onUnread?.(false);
    },
  };
  return (
    <Section
      id="lines"
      title={t('lines.title')}
      actions={showsGrid && <BringButtons adding={work.adding} onToggle={work.toggle} />}
    >
      <Stack $gap={3}>
        {error && <InlineError>{error}</InlineError>}
        {error && <WrongCells lines={lines} refused={refused} onJump={props.onJump} />}
        {bringing === 'upload' && <UploadIntake intake={intake} />}
        {bringing === 'paste' && <PasteIntake intake={intake} onUnread={onUnread} />}
        {bringing === 'cart' && <CartIntake onRead={work.append} />}
        {bringing === 'copy' && <CopyIntake />}
        {taking && <LongListBanner long={taking} />}
        {showsGrid && (
          <LineSheet {...{ lines, refused, jump, work, codes }} currency={props.currency} onTypeLine={props.typeLine} />
        )}
        <SourceLists lists={lists} onChange={setLists} uploads={uploads} />
      </Stack>
    </Section>
  );
});

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  h3 {
    ${type(14)}
    font-weight: ${weight.bold};
  }
  p {
    color: ${color('textMuted')};
    ${type(13)}
  }
`;

type Props = {
  lists: readonly Attachment[];
  onChange: Editing['setLists'];
  uploads: ReturnType<typeof useUploads>;
};

/** The files that the lines were read from, as they are kept with the request. */
function SourceLists({ lists, onChange, uploads }: Props) {
  const { t } = useTranslation('buyer');
  if (lists.length === 0 && uploads.uploads.length === 0) return null;
  return (
    <Root data-paper="none">
      <h3>{t('lines.sources')}</h3>
      <p>{t('lines.sourcesNote')}</p>
      <AttachmentList
        files={lists}
        onRemove={({ file_id }) => onChange((now) => now.filter((file) => file.file_id !== file_id))}
      />
      {uploads.uploads.length > 0 && <UploadRows {...uploads} />}
    </Root>
  );
}

/** A place for a list in a file, and the template to write one in. */
function UploadIntake({ intake }: { intake: Intake }) {
  const { t } = useTranslation('buyer');
  const { pages } = intake;
  const counted = pages?.of ? t('intake.pages', { done: pages.done, of: pages.of }) : t('intake.picture');
  const reading = pages ? counted : undefined;
  return (
    <Stack>
      <FileDrop
        title={t('intake.dropTitle')}
        hint={t('intake.dropHint')}
        accept={LIST_FILES}
        maxSize={MAX_FILE_BYTES}
        progress={intake.progress}
        busyLabel={reading}
        onCancel={intake.cancel}
        error={intake.error}
        onFiles={([file]) => {
          if (file) void intake.readFile(file);
        }}
      />
      <div>
        <TemplateLink kind="quotation-request" />
      </div>
    </Stack>
  );
}

type CartIntakeProps = { onRead: (lines: EditorLine[], instead: ReadonlySet<string>) => void };

/** Brings the request basket of the cart into the list; each line once, however often this runs. */
function CartIntake({ onRead }: CartIntakeProps) {
  const { t } = useTranslation('buyer');
  const record = useQuery(cartQueries(useApi()).mine());
  const request = record.data?.request;
  useEffect(() => {
    if (!request || request.length === 0) return;
    onRead(request.map(fromCart), new Set(request.map((line) => line.id)));
  }, [request, onRead]);
  if (!request) return <RecordState {...record} skeleton={<LoadingLines />} />;
  return (
    <EmptyState
      bordered
      title={t('intake.cartEmpty')}
      text={t('intake.cartEmptyText')}
      action={<ButtonLink href={paths.buyer.search()}>{t('intake.toStores')}</ButtonLink>}
    />
  );
}
