import type { ComponentType } from 'react';

/**
 * Rules beyond a part's own elements (the page in print, the room round the page) that hold as long as the part is drawn. They are
 * constants of the source: as text, React would escape what `@media` compares with, and browsers read it as it stands.
 */
export const pageStyle = (rules: string): ComponentType =>
  function PageStyle() {
    return <style dangerouslySetInnerHTML={{ __html: rules }} />;
  };
