import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { companyQueries } from '../../../queries/company';
import { Card } from '../../../ui/Card';
import { Section } from '../../../ui/Section';
import { Columns } from '../../../ui/Stack';
import { PictureField } from './PictureField';

/** The seal and the logo that papers print. */
export function PictureSection() {
  const { t } = useTranslation('user');
  const { data } = useQuery(companyQueries(useApi()).detail());
  if (!data) return null;
  return (
    <Section title={t('company.pictures')} note={t('company.picturesText')}>
      <Card>
        <Columns>
          <PictureField kind="seal" picture={data.seal} />
          <PictureField kind="logo" picture={data.logo} />
        </Columns>
      </Card>
    </Section>
  );
}
