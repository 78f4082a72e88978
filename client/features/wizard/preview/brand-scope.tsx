import { useMemo, type CSSProperties, type PropsWithChildren } from 'react';
import type { Branding } from '../../../../core/design.js';
import { brandVariables } from '../../../../sitekit/brand.js';

interface BrandScopeProps {
  readonly branding: Pick<Branding, 'primaryColor' | 'fontFamily' | 'customColors'>;
  readonly className?: string | undefined;
}

/** Sets the customer's colours and font once around many thumbnails. */
export function BrandScope({ branding, className, children }: PropsWithChildren<BrandScopeProps>) {
  const { primaryColor, fontFamily, customColors } = branding;
  const style = useMemo(
    () => brandVariables({ primaryColor, fontFamily, customColors }) as CSSProperties,
    [primaryColor, fontFamily, customColors],
  );
  return (
    <div className={className} style={style}>
      {children}
    </div>
  );
}
