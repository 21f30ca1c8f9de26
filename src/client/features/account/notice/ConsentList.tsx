import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import styled from 'styled-components';
import type { Profile } from '../../../../contract/entities/person';
import { dayText } from '../../../../domain/time/instants';
import { sentenceDay } from '../../../../domain/time/sentenceDay';
import { useReader } from '../../../shared/useReader';
import { usePatchEmailApproval, usePatchMarketingApproval, usePatchSnsApproval } from '../../../queries/person';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { color } from '../../../theme/roles';
import { space } from '../../../theme/tokens';
import { Card } from '../../../ui/Card';
import { InlineError } from '../../../ui/InlineError';
import { Switch } from '../../../ui/Switch';
import { serverNow } from '../../../clock';

const List = styled(Card)`
  display: grid;
  gap: ${space(5)};
  & > div + div {
    padding-top: ${space(5)};
    border-top: 1px solid ${color('line')};
  }
`;

const approvals = ['email', 'sns', 'marketing'] as const;
type Approval = (typeof approvals)[number];

/** What the person wants to be sent, each with the day it was agreed to or taken back; a switch acts at once. */
export function ConsentList({ profile }: { profile: Profile }) {
  const { t } = useTranslation('notice');
  const language = useReader();
  const errorText = useErrorText();
  const email = usePatchEmailApproval();
  const sns = usePatchSnsApproval();
  const marketing = usePatchMarketingApproval();
  const [failed, setFailed] = useState<{ approval: Approval; error: unknown } | null>(null);
  const given = {
    email: profile.email_approval,
    sns: profile.sns_approval,
    marketing: profile.marketing_approval,
  };
  const pending = { email: email.isPending, sns: sns.isPending, marketing: marketing.isPending };

  const send = (approval: Approval, on: boolean): Promise<Profile> => {
    if (approval === 'email') return email.mutateAsync({ email_approval: on });
    if (approval === 'sns') return sns.mutateAsync({ sns_approval: on });
    return marketing.mutateAsync({ marketing_approval: on });
  };
  const change = async (approval: Approval, on: boolean) => {
    setFailed(null);
    try {
      const { approval_changed_at: at } = await send(approval, on);
      const day = sentenceDay(at[approval] ?? new Date(serverNow()).toISOString(), language);
      toast.success(t(on ? 'consent.agreed' : 'consent.takenBack', { what: t(`consent.${approval}`), day }));
    } catch (error) {
      setFailed({ approval, error });
    }
  };
  const since = (approval: Approval) => {
    const at = profile.approval_changed_at[approval];
    if (at === null) return t('consent.asJoined');
    return t(given[approval] ? 'consent.agreedOn' : 'consent.takenBackOn', { day: dayText(at) });
  };
  return (
    <List>
      {approvals.map((approval) => (
        <div key={approval}>
          <Switch
            checked={given[approval]}
            disabled={pending[approval]}
            label={t(`consent.${approval}`)}
            note={
              <>
                {t(`consent.${approval}Text`)} · {since(approval)}
              </>
            }
            onChange={(on) => void change(approval, on)}
          />
          {failed?.approval === approval && <InlineError>{errorText(failed.error)}</InlineError>}
        </div>
      ))}
    </List>
  );
}
