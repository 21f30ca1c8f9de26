import { useTranslation } from 'next-i18next/pages';
import type { CompanyMember } from '../../../../contract/entities/member';
import { DateText } from '../../../parts/DateText';
import { usePhoneText } from '../../../parts/usePhoneText';
import type { MemberDeed } from '../../../queries/members';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Button } from '../../../ui/Button';
import { Chip } from '../../../ui/Chip';
import { Inline, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

interface Options {
  onDeed: (deed: MemberDeed, member: CompanyMember) => void;
  /** The member about whom a call is under way. */
  busyId: string | null;
}

const tones = { active: 'green', pending: 'yellow', deactivated: 'gray' } as const;

/** What can be done about a member in this state. */
function deedsFor({ member_status, refused_at, is_me }: CompanyMember): readonly MemberDeed[] {
  if (is_me) return [];
  if (member_status === 'active') return ['deactivate'];
  if (member_status === 'deactivated') return ['approve'];
  return refused_at === null ? ['refuse', 'approve'] : ['approve'];
}

/** Columns of the people of a company, with what can be done about each. */
export function useMemberColumns({ onDeed, busyId }: Options): Column<CompanyMember>[] {
  const { t } = useTranslation('user');
  const phoneText = usePhoneText();
  const label = (deed: MemberDeed, member: CompanyMember) =>
    deed === 'approve' && member.member_status === 'deactivated' ? t('members.reactivate') : t(`members.${deed}`);
  return [
    {
      key: 'name',
      header: t('members.name'),
      wrap: true,
      render: (member) => (
        <Stack $gap={0}>
          <Text as="span" $weight="semibold">
            {member.name}
            {member.is_me && ` ${t('members.me')}`}
          </Text>
          <Text as="span" $size={12} $color="textMuted">
            {[member.company_department, member.company_title].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'contact',
      header: t('members.contact'),
      wrap: true,
      render: (member) => (
        <Stack $gap={0}>
          <span>{member.email}</span>
          <Text as="span" $size={12} $color="textMuted">
            {phoneText(`${member.phone_code} ${member.phone}`)}
          </Text>
        </Stack>
      ),
    },
    {
      key: 'joined',
      folds: 'named',
      header: t('members.joined'),
      width: '112px',
      render: (m) => <DateText value={m.joined_at} />,
    },
    {
      key: 'status',
      header: t('members.status'),
      width: '128px',
      render: ({ member_status, refused_at }) => (
        <Chip tone={refused_at && member_status === 'pending' ? 'red' : tones[member_status]}>
          {t(refused_at && member_status === 'pending' ? 'members.state.refused' : `members.state.${member_status}`)}
        </Chip>
      ),
    },
    {
      key: 'deeds',
      header: '',
      label: '',
      align: 'right',
      width: '184px',
      render: (member) => (
        <Inline $justify="flex-end" $nowrap>
          {deedsFor(member).map((deed) => (
            <Button
              key={deed}
              size="sm"
              variant={deed === 'approve' && member.member_status === 'pending' ? 'primary' : 'secondary'}
              aria-label={t('members.deedFor', { deed: label(deed, member), name: member.name })}
              loading={busyId === member.id}
              onClick={() => onDeed(deed, member)}
            >
              {label(deed, member)}
            </Button>
          ))}
        </Inline>
      ),
    },
  ];
}
