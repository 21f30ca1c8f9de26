import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type CartAddition, useChangeCart } from '../../queries/cart';
import { useSession } from '../../shell/session/useSession';
import { Button, type ButtonProps } from '../../ui/Button';
import { toast } from '../../ui/toast';

/** `line` is null while there is none to put in. */
type Props = {
  line: NonNullable<CartAddition['request']>[number] | null;
  disabled?: boolean;
  onAdded?: () => void;
} & Pick<ButtonProps, 'variant'>;

/** With the schemas of what it keeps, so only when somebody keeps something. */
const keeping = () => import('../../shared/market/visitorCart');

/** Puts a line into the request basket of the cart; a visitor's waits in this browser. */
export function BasketButton({ line, disabled = false, onAdded, variant = 'secondary' }: Props) {
  const { t } = useTranslation('market');
  const { loggedIn } = useSession();
  const { mutate, isPending } = useChangeCart();
  const put = () => {
    if (!line) return;
    if (!loggedIn) {
      void keeping().then(({ keepRequestLine }) => {
        keepRequestLine(line);
        toast.success(t('buy.kept'));
        onAdded?.();
      });
      return;
    }
    mutate(
      { action: 'add', body: { request: [line] } },
      {
        onSuccess: () => {
          toast.success(t('ask.added'));
          onAdded?.();
        },
      },
    );
  };
  return (
    <Button
      variant={variant}
      wide
      icon={<ClipboardList />}
      disabled={disabled || !line}
      loading={isPending}
      onClick={put}
    >
      {t('ask.add')}
    </Button>
  );
}
