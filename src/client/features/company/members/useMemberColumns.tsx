import { useTranslation } from 'next-i18next/pages';
import type { CompanyMember } from '../../../../contract/entities/member';
import { DateText } from '../../../shared/DateText';
import { usePhoneText } from '../../../shared/usePhoneText';
import type { MemberAction } from '../../../queries/members';
import { actionsFor, placeOf, wordOf } from './memberActions';
import { usePlaceNames } from '../people/usePlaceNames';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { RecordName } from '../../../ui/RecordName';
import { Inline } from '../../../ui/Stack';

interface Options {
  onAction: (action: MemberAction, member: CompanyMember) => void;
  onPlace: (member: CompanyMember) => void;
  /** Whether the reader is an owner, who alone decides about owners. */
  isOwner: boolean;
  /** Whether the reader manages people; nobody else is offered anything. */
  manages: boolean;
  /** All members are here, so that the browser can sort them. */
  whole: boolean;
  /** The member about whom a call is under way. */
  busyId: string | null;
}

const tones = { active: 'green', pending: 'yellow', deactivated: 'gray' } as const;

/** Columns of the people of a company, with what can be done about each. */
export function useMemberColumns({
  onAction,
  onPlace,
  isOwner,
  manages,
  whole,
  busyId,
}: Options): Column<CompanyMember>[] {
  const { t } = useTranslation(['user', 'people']);
  const { placeText } = usePlaceNames();
  const phoneText = usePhoneText();
  const label = (action: MemberAction, member: CompanyMember) => t(`members.${wordOf(action, member)}`);
  const sorts = (sortValue: (member: CompanyMember) => string | null) => (whole ? { sortValue } : {});
  return [
    {
      key: 'name',
      header: t('members.name'),
      wrap: true,
      ...sorts(({ name }) => name),
      render: (member) => (
        <RecordName
          name={
            <>
              {member.name}
              {member.is_me && ` ${t('members.me')}`} {member.is_owner && <Chip tone="blue">{t('members.owner')}</Chip>}{' '}
              {member.second_factor && <Chip tone="green">{t('members.factor')}</Chip>}
            </>
          }
          facts={[member.company_department, member.company_title, !member.is_owner && placeText(member)]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    {
      key: 'email',
      card: 'bottom',
      header: t('members.email'),
      width: '216px',
      ...sorts(({ email }) => email),
      render: ({ email }) => email,
    },
    {
      key: 'phone',
      folds: 'named',
      header: t('members.phone'),
      width: '144px',
      render: (member) => phoneText(`${member.phone_code} ${member.phone}`),
    },
    {
      key: 'joined',
      folds: 'named',
      header: t('members.joined'),
      width: '104px',
      ...sorts(({ joined_at }) => joined_at),
      render: (m) => <DateText value={m.joined_at} />,
    },
    {
      key: 'status',
      card: 'top',
      header: t('members.status'),
      width: '120px',
      ...sorts(({ member_status }) => member_status),
      render: ({ member_status, refused_at }) => (
        <Chip tone={refused_at && member_status === 'pending' ? 'red' : tones[member_status]}>
          {t(refused_at && member_status === 'pending' ? 'members.state.refused' : `members.state.${member_status}`)}
        </Chip>
      ),
    },
    {
      key: 'actions',
      header: '',
      label: '',
      align: 'right',
      width: '296px',
      render: (member) => (
        <Inline $justify="flex-end" $nowrap>
          {manages && (
            <Button
              size="sm"
              aria-label={t('members.actionFor', { action: t('people:place.change'), name: member.name })}
              onClick={() => onPlace(member)}
            >
              {t('people:place.change')}
            </Button>
          )}
          {(manages ? actionsFor(member, isOwner) : []).map((action) => (
            <Button
              key={placeOf(action, member)}
              size="sm"
              variant={action === 'approve' && member.member_status === 'pending' ? 'primary' : 'secondary'}
              aria-label={t('members.actionFor', { action: label(action, member), name: member.name })}
              loading={busyId === member.id}
              onClick={() => onAction(action, member)}
            >
              {label(action, member)}
            </Button>
          ))}
        </Inline>
      ),
    },
  ];
}
