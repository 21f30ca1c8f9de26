import { useTranslation } from 'next-i18next/pages';
import { operatorIn } from '../../../contract/operator';
import { hasSupportChat, openSupportChat } from '../../shell/chat/useSupportChat';
import { useLanguage } from '../../shell/language/useLanguage';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Inline } from '../../ui/Stack';
import { Heading, Text } from '../../ui/Text';

/** Where a question goes that none of these answers. */
export function AskUs() {
  const { t } = useTranslation('content');
  const { email, phone } = operatorIn(useLanguage().language);
  return (
    <Card>
      <Inline $justify="space-between" $gap={4}>
        <div>
          <Heading as="h2" $size={16}>
            {t('ask.title')}
          </Heading>
          <Text $color="textMuted">{t('ask.text', { email, phone })}</Text>
        </div>
        {hasSupportChat() && (
          <Button variant="primary" onClick={() => void openSupportChat()}>
            {t('ask.chat')}
          </Button>
        )}
      </Inline>
    </Card>
  );
}
