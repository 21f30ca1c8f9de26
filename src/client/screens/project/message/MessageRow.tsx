import styled from 'styled-components';
import type { Message } from '../../../../contract/entities/message';
import { AttachmentList } from '../../../parts/files/AttachmentList';
import { instantText } from '../../../../domain/time/instants';
import { useReader } from '../../../parts/useReader';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';

export const Rows = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  max-height: 420px;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`;

const Bubble = styled.li<{ $own: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  align-self: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  max-width: min(560px, 88%);
  padding: ${space(2.5)} ${space(3)};
  border-radius: ${radius[8]};
  background: ${({ $own, theme }) => ($own ? theme.color.accentSurface : theme.color.surfaceSunken)};
  ${type(14)}
  & > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > header {
    color: ${color('textMuted')};
    ${type(12)}
    & > strong {
      font-weight: ${weight.semibold};
    }
  }
`;

/** One message; the own company's stand on the right. */
export function MessageRow({ message }: { message: Message }) {
  const language = useReader();
  return (
    <Bubble $own={message.own}>
      <header>
        <strong>{message.company_name}</strong> {message.author_name} ·{' '}
        <time dateTime={message.created_at}>{instantText(message.created_at, language)}</time>
      </header>
      <p>{message.text}</p>
      <AttachmentList files={message.attachments} />
    </Bubble>
  );
}
