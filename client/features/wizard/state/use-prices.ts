import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { EXTENSION_PRICES, type ExtensionPrices } from '../../../../core/pricing/price-list.js';
import { WizardExtensionsDocument } from '../../../gql/graphql.js';

export interface Prices {
  /** Toman a year by extension: the administrator's, or the price list of the specification until they are here. */
  readonly extensions: ExtensionPrices;
  readonly refresh: () => void;
}

export function usePrices(): Prices {
  const { data, refetch } = useQuery(WizardExtensionsDocument);
  return useMemo(() => {
    const sold = data?.domainExtensions.filter((each) => each.available) ?? [];
    const extensions =
      sold.length === 0 ? EXTENSION_PRICES : Object.fromEntries(sold.map((each) => [each.extension, each.priceToman]));
    return { extensions, refresh: () => void refetch() };
  }, [data, refetch]);
}
