import { useRoute } from '../../../shell/useRoute';
import { ApprovalScreen } from './ApprovalScreen';
import { MailSentScreen } from './MailSentScreen';
import type { NeedStep } from './needSteps';
import { VerifiedScreen } from './VerifiedScreen';

const screens: Record<NeedStep, typeof MailSentScreen> = {
  verify: MailSentScreen,
  done: VerifiedScreen,
  approval: ApprovalScreen,
};

/** What is still needed after the sign-up; the page knows these steps only. */
export function NeedScreen() {
  const { query } = useRoute();
  const Screen = screens[query.x as NeedStep];
  return <Screen />;
}
