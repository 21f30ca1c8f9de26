import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { paths } from '../../paths';
import { Inline } from '../../ui/Stack';
import { Text, TextLink } from '../../ui/Text';

/** Tells a visitor how to ask the seller. */
export function QuestionInvitation({ itemId }: { itemId: string }) {
  const { t } = useTranslation('market');
  return (
    <Inline>
      <MessageCircleQuestion size={16} aria-hidden />
      <Text $color="textMuted">{t('question.visitor')}</Text>
      <Text as="span">
        <TextLink href={paths.auth.promoteSignUp({ next: paths.stock.item(itemId) })}>{t('question.signIn')}</TextLink>
      </Text>
    </Inline>
  );
}
