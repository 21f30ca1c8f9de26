import { useCallback, useMemo, useState } from 'react';
import type { Attachment } from '../../../../contract/entities/file';
import { useNewest } from '../../../ui/useNewest';
import { type EditorLine, isBlank } from './editorLine';
import type { ChangeTerms, TermsForm } from './terms';

/** What a person edits of a request, be it a draft or a running one. */
export interface Edited {
  terms: TermsForm;
  lines: readonly EditorLine[];
  files: readonly Attachment[];
}

/** A request's terms, lines and files while they are being changed, from what they begin with. */
export function useEdited(begun: Edited) {
  const [terms, setTerms] = useState(begun.terms);
  const [lines, setLines, newest] = useNewest(() => begun.lines);
  const [files, setFiles] = useState(begun.files);
  return {
    terms,
    changeTerms: useCallback<ChangeTerms>((change) => setTerms((now) => ({ ...now, ...change })), []),
    lines,
    setLines,
    /** The lines with what the grid has not drawn yet, to be kept when the screen goes. */
    newest,
    /** The lines that are sent, in the order of the server's line indexes. */
    kept: useMemo(() => lines.filter((line) => !isBlank(line)), [lines]),
    files,
    setFiles,
  };
}
