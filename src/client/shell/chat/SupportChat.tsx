import { useSupportChat } from './useSupportChat';

/** The support chat beside every page, where there is one. */
export function SupportChat() {
  useSupportChat();
  return null;
}
