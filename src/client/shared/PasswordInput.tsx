import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { IconButton } from '../ui/IconButton';
import { TextInput, type TextInputProps } from '../ui/TextInput';

/** A password that can be looked at while typing; its page brings the texts `auth`. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing'>) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      size="sm"
      label={t(shown ? 'hidePassword' : 'showPassword')}
      aria-pressed={shown}
      icon={shown ? <EyeOff /> : <Eye />}
      onClick={() => setShown(!shown)}
    />
  );
  return <TextInput data-sentry-mask {...props} type={shown ? 'text' : 'password'} trailing={toggle} />;
}
