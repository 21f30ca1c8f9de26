import { Languages } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { control, motion, radius, space, type, weight } from '../../theme/tokens';
import { useLanguage } from '../language/useLanguage';
import { useSession } from '../session/useSession';
import type { Language } from '../../../contract/constants';
import { patchLanguage } from '../../../contract/routes/reader';
import { useApiMutation } from '../../queries/mutation';
import { NativeButton } from '../../ui/nativeControls';

const Root = styled(NativeButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${control.lg};
  padding: 0 ${space(2.5)};
  border-radius: ${radius[8]};
  color: ${color('textMuted')};
  ${type(13)}
  font-weight: ${weight.medium};
  white-space: nowrap;
  & > svg {
    flex-shrink: 0;
  }
  transition: background ${motion.fast};
  ${media.phone} {
    min-height: ${control.touch};
  }
  &:hover {
    background: ${color('surfaceSunken')};
  }
`;

/** The language that is not the page's, and how to go to the same page in it; mails come in it from then on. */
export function useOtherLanguage(): { other: Language; change: () => void } {
  const { language, switchTo } = useLanguage();
  const { loggedIn } = useSession();
  const { mutate } = useKeepLanguage();
  const other = language === 'ko' ? 'en' : 'ko';
  const change = () => {
    switchTo(other);
    if (loggedIn) mutate(other);
  };
  return { other, change };
}

type LanguageSwitchProps = {
  /** The page in the other language is on its way; its address may be the same. */
  onChange?: () => void;
};

/** Names the other language in that language, and goes to the same page in it. */
export function LanguageSwitch({ onChange }: LanguageSwitchProps) {
  const { t } = useTranslation('layout');
  const { other, change } = useOtherLanguage();
  const press = () => {
    change();
    onChange?.();
  };
  return (
    <Root type="button" lang={other} aria-label={t('switchLanguage')} onClick={press}>
      <Languages size={16} aria-hidden />
      {t('otherLanguageName')}
    </Root>
  );
}

/** Stores the language of emails. A failure is not reported: the next login sends it again. */
const useKeepLanguage = () =>
  useApiMutation({
    call: (send, language: Language) => send(patchLanguage, { body: { language } }),
    silent: true,
  });
