import type { SectionProps } from '../section.types.js';
import { SizedPicture } from './photo.js';

/** The logo, or the site's name beside a drawn star, leading home. */
export function BrandMark({ of, large = false }: { of: SectionProps; large?: boolean }) {
  const { logo, logoSet, name, home } = of.site;
  return (
    <a className="bp-brandmark" data-size={large ? 'large' : 'normal'} href={home}>
      {logoSet ? (
        <SizedPicture set={logoSet} width="mark" alt={name} eager />
      ) : logo ? (
        <img src={logo} alt={name} />
      ) : (
        <>
          <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <path d="M16 1.500 20.200 5.800H26.200V11.800L30.500 16 26.200 20.200V26.200H20.200L16 30.500 11.800 26.200H5.800V20.200L1.500 16 5.800 11.800V5.800H11.800Z" />
            <circle cx="16" cy="16" r="5" />
          </svg>
          <span>{name}</span>
        </>
      )}
    </a>
  );
}
