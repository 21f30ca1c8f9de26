import { useRouter } from 'next/router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of ours without its language, a place on the page (`#…`), or an address elsewhere. */
  href: string;
  /** False: the page stays where it is scrolled to. */
  scroll?: boolean;
};

/**
 * A link within the site, and the only one. It fetches the scripts of its page when a pointer, a finger or the keyboard
 * comes to it, not for being in sight: a page shows dozens, and a first view has better to load. Whatever a browser does
 * with a link by itself (new tab, download, another site) is left to it.
 */
export function Link({ href, scroll, onClick, onMouseEnter, onTouchStart, onFocus, children, ...rest }: LinkProps) {
  const router = useRouter();
  const ours = href.startsWith('/') && !href.startsWith('//');
  const prefix = ours && router.locale !== router.defaultLocale ? `/${router.locale}` : '';
  const fetchScripts = () => {
    // A press waits for what is being fetched already: for what fails without a network it would wait for good, and say nothing.
    if (ours && navigator.onLine) void router.prefetch(href);
  };
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!ours || event.defaultPrevented || keptByBrowser(event)) return;
    event.preventDefault();
    void router.push(href, undefined, { scroll });
  };
  return (
    <a
      {...rest}
      href={prefix === '' ? href : prefix + href.replace(/^\/(?=$|[?#])/, '')}
      onClick={go}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        fetchScripts();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        fetchScripts();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        fetchScripts();
      }}
    >
      {children}
    </a>
  );
}

function keptByBrowser({ currentTarget, metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent<HTMLAnchorElement>) {
  const { target } = currentTarget;
  const elsewhere = target !== '' && target !== '_self';
  return (
    elsewhere || currentTarget.hasAttribute('download') || metaKey || ctrlKey || shiftKey || altKey || button !== 0
  );
}
