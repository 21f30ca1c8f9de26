import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { instantText } from '../../../domain/time/instants';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type, weight } from '../../theme/tokens';
import { usePrinting } from '../../ui/usePrinting';
import { useLanguage } from '../language/useLanguage';
import { useOwnCompany } from '../session/useOwnCompany';
import { useSession } from '../session/useSession';
import { LogoMark } from './Logo';
import { serverNow } from '../../clock';

const Root = styled.div`
  display: none;
  ${media.print} {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    padding-bottom: ${space(2)};
    border-bottom: 1px solid ${color('lineStrong')};
    color: ${color('textMuted')};
    ${type(12)}
    & > strong {
      color: ${color('text')};
      font-weight: ${weight.bold};
    }
    & > :last-child {
      margin-left: auto;
      white-space: nowrap;
    }
  }
`;

/** Head of the first page: where it comes from, who printed it and when; present only in print. */
export function PrintHead() {
  return usePrinting() && <Head />;
}

function Head() {
  const { t } = useTranslation(['layout', 'global']);
  const { language } = useLanguage();
  const company = useOwnCompany();
  const { profile } = useSession();
  const [now] = useState(() => new Date(serverNow()).toISOString());
  const who = [company, profile?.name].filter(Boolean);
  return (
    <Root>
      <LogoMark size={16} />
      <strong>{t('global:title')}</strong>
      <span>{who.join(' · ')}</span>
      <span>{t('printed', { time: instantText(now, language) })}</span>
    </Root>
  );
}
