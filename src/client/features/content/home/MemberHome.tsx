import { useEffect, useState } from 'react';
import { loadTexts } from '../../../shell/i18n/textBackend';
import { useLanguage } from '../../../shell/language/useLanguage';
import { SkeletonLines } from '../../../ui/Skeleton';
import { MemberHub } from '../../overview/hub/MemberHub';
import { MemberHomeFrame } from './MemberHomeFrame';

/** The member's day in the place of the landing page; its texts come with it, as visitors need none of them. */
export function MemberHome() {
  const { language } = useLanguage();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadTexts(language, ['service', 'trade']).then(() => setReady(true));
  }, [language]);
  return <MemberHomeFrame>{ready ? <MemberHub /> : <SkeletonLines lines={8} />}</MemberHomeFrame>;
}
