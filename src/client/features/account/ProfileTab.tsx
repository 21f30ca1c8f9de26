import { Pencil } from 'lucide-react';
import { Link } from '../../ui/Link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { usePhoneText } from '../../shared/usePhoneText';
import { type EditField, paths } from '../../paths';
import { useSession } from '../../shell/session/useSession';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';
import { Card } from '../../ui/Card';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Text, TextLink } from '../../ui/Text';
import { CalendarSection } from './calendar/CalendarSection';

const Rows = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: 128px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(1)} ${space(4)};
    min-height: 52px;
    padding: ${space(2)} ${space(5)};
    ${type(14)}
  }
  & > div + div {
    border-top: 1px solid ${color('line')};
  }
  dt {
    color: ${color('textMuted')};
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    & > div {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: ${space(2)} ${space(4)};
    }
    dt {
      grid-column: 1;
      ${type(12)}
    }
    dd {
      grid-column: 1;
    }
    dd:last-child:not(:nth-child(2)) {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
`;

const Change = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 36px;
  color: ${color('accentText')};
  ${type(13)}
  font-weight: ${weight.medium};
  & > svg {
    width: 14px;
    height: 14px;
  }
  ${media.phone} {
    min-height: 44px;
  }
`;

interface Row {
  field: EditField | 'email';
  label: string;
  value: string;
}

/** The signed-in person's own data; each part leads to the page that changes it. */
export function ProfileTab() {
  const { t } = useTranslation('user');
  const { profile } = useSession();
  const phoneText = usePhoneText();
  if (!profile) return null;
  const rows: Row[] = [
    { field: 'name', label: t('profile.name'), value: profile.name },
    { field: 'email', label: t('profile.email'), value: profile.email },
    {
      field: 'phone',
      label: t('profile.phone'),
      value: profile.phone && phoneText(`${profile.phone_code} ${profile.phone}`),
    },
    { field: 'department', label: t('profile.department'), value: profile.company_department },
    { field: 'title', label: t('profile.jobTitle'), value: profile.company_title },
    { field: 'password', label: t('profile.password'), value: '••••••••' },
  ];
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <Stack $gap={8}>
        <Card $padding="none">
          <Rows>
            {rows.map(({ field, label, value }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{value || '–'}</dd>
                <dd>
                  {field === 'email' ? (
                    <Text as="span" $size={12} $color="textFaint">
                      {t('profile.emailFixed')}
                    </Text>
                  ) : (
                    <Change href={paths.user.edit(field)} aria-label={t('profile.changeOf', { what: label })}>
                      <Pencil aria-hidden />
                      {t('profile.change')}
                    </Change>
                  )}
                </dd>
              </div>
            ))}
          </Rows>
        </Card>
        {profile.member_status === 'active' && <CalendarSection />}
        <Section title={t('profile.leave')}>
          <Text $color="textMuted">
            {t('profile.leaveText')} <TextLink href={paths.user.signout()}>{t('profile.leaveAction')}</TextLink>
          </Text>
        </Section>
      </Stack>
    </>
  );
}
