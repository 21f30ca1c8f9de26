import { useTranslation } from 'next-i18next/pages';
import type { OpenItemDetail } from '../../../contract/entities/market';
import { AttachmentList } from '../../parts/files/AttachmentList';
import { paths } from '../../paths';
import { Section } from '../../ui/Section';
import { Inline } from '../../ui/Stack';
import { Text, TextLink } from '../../ui/Text';

/** What proves the grade of an item, and which grades stand for it. */
export function ItemPapers({ certificates, equivalents }: Pick<OpenItemDetail, 'certificates' | 'equivalents'>) {
  const { t } = useTranslation('market');
  return (
    <>
      {certificates.length > 0 && (
        <Section title={t('item.certificates')}>
          <AttachmentList files={certificates} />
        </Section>
      )}
      {equivalents.length > 0 && (
        <Section title={t('item.equivalents')} note={t('item.equivalentsNote')}>
          <Inline>
            {equivalents.map(({ grade }) => (
              <Text as="span" key={grade}>
                <TextLink href={paths.stock.search({ q: grade })}>{grade}</TextLink>
              </Text>
            ))}
          </Inline>
        </Section>
      )}
    </>
  );
}
