import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../../contract/constants';
import { color } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';
import { Button } from '../../ui/Button';

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px dashed ${color('lineStrong')};
  border-radius: ${radius[16]};
  background: ${color('surfaceMuted')};
  color: ${color('textMuted')};
  ${type(12)}
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
`;

/** To be copied in one. */
const Whole = styled.span`
  white-space: nowrap;
`;

const Address = styled.p`
  margin-top: ${space(1)};
  text-align: center;
`;

interface Props {
  onChoose: (login: { email: string; password: string }) => void;
}

/** The two logins of the demo data; shown on localhost only. */
export function DemoLogins({ onChoose }: Props) {
  const { t } = useTranslation('auth');
  const choices = [
    { key: 'buyer', label: t('login.demoBuyer'), email: DEMO_LOGINS.buyer },
    { key: 'seller', label: t('login.demoSeller'), email: DEMO_LOGINS.seller },
  ];
  return (
    <Root>
      <span>
        {t('login.demo')} · <Whole>{t('login.demoPassword', { password: DEMO_PASSWORD })}</Whole>
      </span>
      <Two>
        {choices.map(({ key, label, email }) => (
          <div key={key}>
            <Button wide onClick={() => onChoose({ email, password: DEMO_PASSWORD })}>
              {label}
            </Button>
            <Address>{email}</Address>
          </div>
        ))}
      </Two>
    </Root>
  );
}
