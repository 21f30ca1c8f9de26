import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../paths';
import { color } from '../../theme/roles';
import { radius, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading, Text } from '../../ui/Text';

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(6)};
  border-radius: ${radius[16]};
  background: ${color('accentSurface')};
  & > div {
    flex: 1 1 280px;
  }
`;

/** From reading to doing: the box on the home page takes a list without an account. */
export function TryList() {
  const { t } = useTranslation('content');
  return (
    <Root>
      <div>
        <Heading as="h2" $size={16}>
          {t('try.title')}
        </Heading>
        <Text $color="textMuted">{t('try.text')}</Text>
      </div>
      <ButtonLink variant="primary" href={paths.home()} data-stlbs-id="article-try">
        {t('try.action')}
      </ButtonLink>
    </Root>
  );
}
