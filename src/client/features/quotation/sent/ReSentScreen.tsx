import { SentScreen } from './SentScreen';

/** The answer to a re-request is out. */
export function ReSentScreen() {
  return <SentScreen again />;
}
