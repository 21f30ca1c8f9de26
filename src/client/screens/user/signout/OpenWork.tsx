import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { WithdrawBlocker } from '../../../../contract/entities/member';
import { paths } from '../../../paths';
import { space, type } from '../../../theme/tokens';
import { Banner } from '../../../ui/Banner';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Inline, Stack } from '../../../ui/Stack';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: ${space(2)} 0;
  padding-left: ${space(5)};
  list-style: disc;
  ${type(14)}
`;

/** Why the last active member cannot leave yet, and where to bring that to an end. */
export function OpenWork({ blockers }: { blockers: readonly WithdrawBlocker[] }) {
  const { t } = useTranslation('user');
  return (
    <Stack>
      <Banner tone="danger" title={t('signout.refused')}>
        <List>
          {blockers.map(({ kind, count }) => (
            <li key={kind}>{t(`signout.open.${kind}`, { count })}</li>
          ))}
        </List>
        {t('signout.refusedText')}
      </Banner>
      <Inline>
        <ButtonLink variant="primary" href={paths.project.list()}>
          {t('signout.toProjects')}
        </ButtonLink>
        <ButtonLink href={paths.user.mypageTab('members')}>{t('signout.toMembers')}</ButtonLink>
      </Inline>
    </Stack>
  );
}
