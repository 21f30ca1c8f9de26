import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { LANGUAGES } from '../../../contract/constants';
import { DocumentLink } from '../../parts/DocumentLink';
import { color } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';
import { Heading } from '../../ui/Text';
import { documentFiles } from './documentFiles';

const Root = styled.section`
  margin-top: ${space(12)};
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[16]};
  & > ul {
    margin-top: ${space(3)};
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} 0;
  ${type(14)}
  & > span:last-child {
    display: flex;
    gap: ${space(2)};
  }
`;

/** The papers that belong to a document, each in both languages. */
export function DocumentFiles({ document }: { document: string }) {
  const { t } = useTranslation('content');
  const files = documentFiles[document];
  if (!files) return null;
  return (
    <Root aria-label={t('files.title')}>
      <Heading as="h2" $size={16}>
        {t('files.title')}
      </Heading>
      <ul>
        {files.map((file) => (
          <Row key={file}>
            <span>{t(`files.${file}`)}</span>
            <span>
              {LANGUAGES.map((language) => (
                <DocumentLink
                  key={language}
                  file={file}
                  language={language}
                  label={`${t(`files.${file}`)} ${t(`files.in.${language}`)}`}
                >
                  {t(`files.in.${language}`)}
                </DocumentLink>
              ))}
            </span>
          </Row>
        ))}
      </ul>
    </Root>
  );
}
