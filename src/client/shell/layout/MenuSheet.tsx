import { Menu as MenuIcon } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { IconButton } from '../../ui/IconButton';

const Phone = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`;

const loadPanel = () => import('./MenuPanel');
const MenuPanel = dynamic(() => loadPanel().then((module) => module.MenuPanel), { ssr: false });

/** The phone's menu behind one button, loaded when a finger goes to it. */
export function MenuSheet() {
  const { t } = useTranslation('layout');
  const { asPath } = useRouter();
  // Open at one address: going to another closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const setOpen = (open: boolean) => setOpenAt(open ? asPath : null);
  return (
    <Phone>
      <IconButton
        label={t('menu')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onPointerDown={() => void loadPanel()}
        onClick={() => setOpen(true)}
      />
      {openAt !== null && <MenuPanel open={openAt === asPath} onOpenChange={setOpen} />}
    </Phone>
  );
}
