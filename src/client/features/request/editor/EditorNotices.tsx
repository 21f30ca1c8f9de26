import styled from 'styled-components';
import type { AutosaveView } from '../../../shell/autosave/autosavePort';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { layers } from '../../../theme/layers';
import { space } from '../../../theme/tokens';
import { Banner } from '../../../ui/Banner';
import { Stack } from '../../../ui/Stack';
import { UnreadText } from './UnreadText';

const Notices = styled(Stack)`
  /* In sight wherever in a long list its reader is: nothing is kept until that is settled. */
  position: sticky;
  top: calc(var(--header-height) + ${space(2)});
  z-index: ${layers.stickyBar};
  &:not(:empty) {
    margin-bottom: ${space(6)};
  }
`;

export type EditorNoticesProps = {
  state: AutosaveView['state'];
  /** Why the draft could not be thrown away, and why it could not be sent. */
  discardError: Error | null;
  sendError: string | null;
  /** Set where pasted text is not read yet: leads to it. */
  onUnread: (() => void) | null;
};

/** What keeps a draft from being saved, thrown away or sent, and what would be left out of it. */
export function EditorNotices({ state, discardError, sendError, onUnread }: EditorNoticesProps) {
  const errorText = useErrorText();
  return (
    <Notices $gap={3}>
      {(state.kind === 'refused' || state.kind === 'retrying') && (
        <Banner tone="warning">{errorText(state.error)}</Banner>
      )}
      {discardError && <Banner tone="danger">{errorText(discardError)}</Banner>}
      {sendError && <Banner tone="danger">{sendError}</Banner>}
      {onUnread && <UnreadText onShow={onUnread} />}
    </Notices>
  );
}
