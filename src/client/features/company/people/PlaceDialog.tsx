import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { CompanyMember } from '../../../../contract/entities/member';
import type { MemberPlace } from '../../../../contract/entities/people';
import { useGiveRole } from '../../../queries/people';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { useConfirmedAction } from '../../../shell/recentAuthentication/useConfirmedAction';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Stack } from '../../../ui/Stack';
import { PlaceFields } from './PlaceFields';

/** Role, team and site of a member, or of a person who waits. */
export function PlaceDialog({ member, onClose }: { member: CompanyMember; onClose: () => void }) {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const action = useConfirmedAction(useGiveRole().mutateAsync);
  const { role, own_role_id, team_id, site_id } = member;
  const [place, setPlace] = useState<MemberPlace>({ role, own_role_id, team_id, site_id });
  const submit = async () => {
    if (!(await action.run({ id: member.id, place }))) return;
    toast.success(t('place.done', { name: member.name }));
    onClose();
  };
  return (
    <>
      <FormDialog
        onClose={onClose}
        onSubmit={() => void submit()}
        title={t('place.title', { name: member.name })}
        description={t(member.is_owner ? 'place.ownerText' : 'place.text')}
        submitLabel={t('save')}
        loading={action.busy}
        width={400}
      >
        <Stack $gap={3}>
          <PlaceFields value={place} onChange={setPlace} />
          {action.failure !== null && <InlineError>{errorText(action.failure)}</InlineError>}
        </Stack>
      </FormDialog>
      {action.prompt}
    </>
  );
}
