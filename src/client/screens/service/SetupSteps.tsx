import { useTranslation } from 'next-i18next/pages';
import type { Hub } from '../../../contract/entities/hub';
import { paths } from '../../paths';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';
import { Stack } from '../../ui/Stack';

/** What of the company is still missing before it can sell, and colleagues who wait to be let in. */
export function SetupSteps({ company }: { company: Hub['company'] }) {
  const { t } = useTranslation('service');
  const steps: { key: 'members' | 'materials' | 'bank'; href: string; count?: number }[] = [];
  if (company.pending_members > 0) {
    steps.push({ key: 'members', href: paths.user.mypageTab('members'), count: company.pending_members });
  }
  if (!company.has_materials) steps.push({ key: 'materials', href: paths.user.mypageTab('materials') });
  else if (!company.has_bank_account) steps.push({ key: 'bank', href: paths.user.mypageTab('company') });
  if (steps.length === 0) return null;
  return (
    <Stack $gap={2}>
      {steps.map(({ key, href, count }) => (
        <Banner
          key={key}
          tone={key === 'members' ? 'warning' : 'info'}
          title={t(`setup.${key}.title`, { count })}
          action={
            <ButtonLink size="sm" href={href}>
              {t(`setup.${key}.action`)}
            </ButtonLink>
          }
        >
          {t(`setup.${key}.text`)}
        </Banner>
      ))}
    </Stack>
  );
}
