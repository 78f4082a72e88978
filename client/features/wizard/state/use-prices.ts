import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { EXTENSION_PRICES, RENEWAL_PRICES, type ExtensionPrices } from '#core/pricing/price-list.js';
import { WizardExtensionsDocument } from '#client/gql/graphql.js';

/** By extension: the administrator's, or the price list of the specification until they are here. */
export interface Prices {
  /** Toman for the first year. */
  readonly extensions: ExtensionPrices;
  /** Toman for each further year. */
  readonly renewals: ExtensionPrices;
  readonly refresh: () => void;
}

export function usePrices(): Prices {
  const { data, refetch } = useQuery(WizardExtensionsDocument);
  return useMemo(() => {
    const refresh = () => void refetch();
    const sold = data?.domainExtensions.filter((each) => each.available) ?? [];
    if (sold.length === 0) return { extensions: EXTENSION_PRICES, renewals: RENEWAL_PRICES, refresh };
    return {
      extensions: Object.fromEntries(sold.map((each) => [each.extension, each.priceToman])),
      renewals: Object.fromEntries(sold.map((each) => [each.extension, each.renewalPriceToman])),
      refresh,
    };
  }, [data, refetch]);
}
