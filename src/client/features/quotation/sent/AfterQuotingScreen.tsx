import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { PageHeader } from '../../../ui/PageHeader';
import { NextSteps } from './NextSteps';

/** What happens after a quotation was sent. */
export function AfterQuotingScreen() {
  const { t } = useTranslation('seller');
  return (
    <>
      <PageHeader
        title={t('complete.title')}
        breadcrumb={[{ label: t('list.title'), href: paths.seller.requests() }, { label: t('complete.title') }]}
        actions={
          <>
            <ButtonLink href={paths.project.list()}>{t('complete.projects')}</ButtonLink>
            <ButtonLink variant="primary" href={paths.seller.requests()}>
              {t('complete.list')}
            </ButtonLink>
          </>
        }
      />
      <NextSteps />
    </>
  );
}
