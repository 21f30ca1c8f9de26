import { Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { Right } from '../../contract/rights';
import { EmptyState } from '../ui/EmptyState';
import { useRight } from './useRight';

/** A form for those who may send it: others read at once that they may not, before they fill anything in. */
export function RightGate({ right, children }: { right: Right; children: ReactNode }) {
  const { t } = useTranslation('shell');
  if (useRight(right)) return children;
  return <EmptyState level="h1" icon={<Lock />} title={t('rightGate.title')} text={t('rightGate.text')} />;
}
