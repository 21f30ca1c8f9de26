import { companyQueries } from '../../../src/client/queries/company';
import { CompanyTab } from '../../../src/client/screens/user/company/CompanyTab';
import { definePage } from '../../../src/ssr/definePage';

export default definePage({
  screen: CompanyTab,
  texts: ['user', 'trade'],
  access: 'member',
  title: 'user:company.title',
  prefetch: ({ api }) => [companyQueries(api).bankAccount()],
});
