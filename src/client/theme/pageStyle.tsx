import type { ComponentType } from 'react';

/** Rules beyond a part's own elements (the page in print, the room round the page) that hold as long as the part is drawn. */
export const pageStyle = (rules: string): ComponentType =>
  function PageStyle() {
    return <style>{rules}</style>;
  };
