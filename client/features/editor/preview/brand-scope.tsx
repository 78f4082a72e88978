import { useMemo, type CSSProperties, type PropsWithChildren } from 'react';
import type { Branding } from '#core/design/design.js';
import { brandVariables } from '#sitekit/design/brand.js';
import { shownScheme } from '#sitekit/design/look.js';

interface BrandScopeProps {
  readonly branding: Pick<Branding, 'primaryColor' | 'secondColor' | 'fontFamily' | 'customColors' | 'look'>;
  readonly className?: string | undefined;
}

/** Sets the customer's colours and font once around many thumbnails. */
export function BrandScope({ branding, className, children }: PropsWithChildren<BrandScopeProps>) {
  const { primaryColor, secondColor, fontFamily, customColors, look } = branding;
  const style = useMemo(
    () =>
      brandVariables({ primaryColor, secondColor, fontFamily, customColors, look }, shownScheme(look)) as CSSProperties,
    [primaryColor, secondColor, fontFamily, customColors, look],
  );
  return (
    <div className={className} style={style}>
      {children}
    </div>
  );
}
