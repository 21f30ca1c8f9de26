import { later } from '../../../shell/later';
import { useSession } from '../../../shell/session/useSession';
import type { ReactNode } from 'react';
import { Hero } from './Hero';
import { HomeType } from './HomeType';
import { useTranslation } from 'next-i18next/pages';
import { operatorIn, publicEnv } from '../../../env';
import { StructuredData } from '../../../shared/StructuredData';
import { useReader } from '../../../shared/useReader';

const HomeRest = later(() => import('./HomeRest').then((module) => module.HomeRest));

/** Of a member the `day`; of a visitor the landing page: drop a list and see it read before anything else, then how the three roles work. */
export function HomeScreen({ day }: { day: ReactNode }) {
  const { loggedIn } = useSession();
  // A member needs no advertisement: the page begins with the day.
  if (loggedIn) return day;
  return (
    <>
      <OrganizationStructure />
      <HomeType />
      <Hero />
      <HomeRest />
    </>
  );
}

/** Who runs this, for machines that read. */
function OrganizationStructure() {
  const { t } = useTranslation('global');
  const { name, address, email, phone } = operatorIn(useReader());
  const { appUrl, links } = publicEnv();
  const data = {
    '@type': 'Organization',
    name: t('title'),
    legalName: name,
    url: appUrl,
    logo: `${appUrl}/favicon.svg`,
    description: t('description'),
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'KR' },
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email, telephone: phone },
    sameAs: Object.values(links).filter((link) => link.startsWith('https:')),
  };
  return <StructuredData name="organization" data={data} />;
}
