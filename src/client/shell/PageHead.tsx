import Head from 'next/head';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { redactPath } from '../../domain/secrets/redactAddress';
import { publicEnv } from '../env';
import type { AnyTextKey, TextKey } from '../textKeys';

interface Props {
  /** Key of the page's own title, as `namespace:key`. */
  title?: AnyTextKey;
  /** Key of a description of its own. */
  description?: AnyTextKey;
  /** Query that belongs to the address, as `?id=…`. */
  identity?: string;
}

/** Title, description and social tags, with the page's own words in front, and its addresses in both languages. */
export function PageHead({ title, description: own, identity = '' }: Props) {
  const { t } = useTranslation('global');
  const { asPath, locale } = useRouter();
  const brand = t('title');
  const text = title === undefined ? brand : `${t(title as TextKey<'global'>)} · ${brand}`;
  const description = own === undefined ? t('description') : `${t(own as TextKey<'global'>)} ${t('description')}`;
  const path = redactPath(asPath.split(/[?#]/)[0] ?? '').replace(/\/$/, '');
  const { appUrl } = publicEnv();
  const korean = `${appUrl}${path === '' ? '/' : path}${identity}`;
  const english = `${appUrl}/en${path}${identity}`;
  const here = locale === 'en' ? english : korean;
  return (
    <Head>
      <title key="title">{text}</title>
      <meta
        key="viewport"
        name="viewport"
        content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no"
      />
      <meta key="description" name="description" content={description} />
      <meta key="og:type" property="og:type" content="website" />
      <meta key="og:site_name" property="og:site_name" content={brand} />
      <meta key="og:title" property="og:title" content={text} />
      <meta key="og:description" property="og:description" content={description} />
      <meta key="og:url" property="og:url" content={here} />
      <meta key="og:locale" property="og:locale" content={locale === 'en' ? 'en_US' : 'ko_KR'} />
      <meta key="twitter:card" name="twitter:card" content="summary" />
      <meta key="twitter:title" name="twitter:title" content={text} />
      <meta key="twitter:description" name="twitter:description" content={description} />
      <link key="canonical" rel="canonical" href={here} />
      <link key="ko" rel="alternate" hrefLang="ko" href={korean} />
      <link key="en" rel="alternate" hrefLang="en" href={english} />
      <link key="default" rel="alternate" hrefLang="x-default" href={english} />
    </Head>
  );
}
