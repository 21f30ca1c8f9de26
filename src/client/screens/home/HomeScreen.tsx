import { later } from '../../shell/later';
import { Hero } from './Hero';
import { LiveFigures } from './LiveFigures';
import { OrganizationStructure } from './OrganizationStructure';

const HomeRest = later(() => import('./HomeRest').then((module) => module.HomeRest));

/** The landing page: drop a list and see it read before anything else, then how the three roles work. */
export function HomeScreen() {
  return (
    <>
      <OrganizationStructure />
      <Hero />
      <LiveFigures />
      <HomeRest />
    </>
  );
}
